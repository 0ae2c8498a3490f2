import Cells
import Terminal

/// Where the parts of a browser stand on a screen.
struct BrowserLayout: Hashable {
  /// The title, and how many entries there are; nil where there is no room for it.
  private(set) var title: CellRect?
  /// What is typed to search; nil if nothing is searched.
  private(set) var field: CellRect?
  /// The heads of the columns; nil where there is no room for them.
  private(set) var heads: CellRect?
  private(set) var list = CellRect(column: 0, row: 0, columns: 0, rows: 0)
  /// What is selected; nil where there is no room for it.
  private(set) var preview: CellRect?
  /// What is known of that, below it; nil where there is no room for it.
  private(set) var facts: CellRect?
  /// A line between the table and the preview.
  private(set) var divider: CellRect?
  /// A message or a hint; nil where there is no room for it, or nothing to say.
  private(set) var foot: CellRect?

  private static let columnsForBeside = 72
  private static let rowsForBeside = 10
  private static let rowsForBelow = 18
  private static let rowsForAll = 8
  private static let rowsForFacts = 14

  /// - Parameters:
  ///   - size: Of the screen.
  ///   - isSearching: Whether there is a field.
  ///   - hasMessage: Whether something must be told, however little room there is.
  init(_ size: ScreenSize, isSearching: Bool, hasMessage: Bool) {
    let (columns, rows) = (size.columns, size.rows)
    func row(_ row: Int, _ width: Int = size.columns) -> CellRect {
      CellRect(column: 0, row: row, columns: width, rows: 1)
    }
    let isRoomy = rows >= Self.rowsForAll
    var top = 0
    if isRoomy || !isSearching && rows >= 4 {
      title = row(0)
      top = 1
    }
    var bottom = rows
    let used = top + (isSearching ? 1 : 0)
    if isRoomy || hasMessage && rows - used >= 2 {
      bottom -= 1
      foot = row(bottom)
    }
    var width = columns
    if columns >= Self.columnsForBeside, rows >= Self.rowsForBeside {
      let beside = min(max(28, columns * 3 / 8), 100)
      width = columns - beside - 1
      divider = CellRect(column: width, row: top, columns: 1, rows: bottom - top)
      setPreview(CellRect(column: width + 1, row: top, columns: beside, rows: bottom - top))
    } else if rows >= Self.rowsForBelow, columns >= 16 {
      let height = (bottom - used) * 2 / 5
      bottom -= height + 1
      divider = row(bottom)
      setPreview(CellRect(column: 0, row: bottom + 1, columns: columns, rows: height))
    }
    if isSearching {
      field = row(top, width)
      top += 1
    }
    if isRoomy {
      heads = row(top, width)
      top += 1
    }
    list = CellRect(column: 0, row: top, columns: width, rows: max(0, bottom - top))
  }

  private mutating func setPreview(_ area: CellRect) {
    var area = area
    if area.rows >= Self.rowsForFacts {
      let count = 6
      // A tall place holds a picture no better than one about as high as wide.
      area.rows = min(area.rows - count, max(Self.rowsForFacts, area.columns / 2))
      facts = CellRect(
        column: area.column, row: area.row + area.rows, columns: area.columns, rows: count)
    }
    preview = area
  }

  /// The columns of the table that have room, from the left, with what each takes.
  ///
  /// - Parameters:
  ///   - width: Of the table.
  ///   - sorted: A column that is shown before others are.
  /// - Returns: In the order in which they stand.
  static func columns(
    in width: Int, sorted: BrowserColumn
  ) -> [(column: BrowserColumn, start: Int, width: Int)] {
    // A mark on the left and a space on the right of the table.
    var room = width - 3
    var chosen: Set<BrowserColumn> = [.title]
    room -= BrowserColumn.title.width
    for column in [sorted] + BrowserColumn.byWorth where !chosen.contains(column) {
      // One that is worth more is not left out for the sake of one that is worth less.
      guard column.width + 2 <= room else { if column == sorted { continue } else { break } }
      // Titles have room to grow before numbers of little worth come.
      if chosen.count >= 5, room - column.width - 2 < chosen.count * 2 { break }
      chosen.insert(column)
      room -= column.width + 2
    }
    var start = 2
    return BrowserColumn.allCases.filter(chosen.contains).map { column in
      let own = column.width + (column == .title ? max(0, room) : 0)
      defer { start += own + 2 }
      return (column, start, min(own, max(0, width - start - 1)))
    }
  }
}
