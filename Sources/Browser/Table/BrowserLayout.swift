import Cells
import Terminal

/// The places of a browser's parts on a screen.
struct BrowserLayout: Hashable {
  /// The title and the number of entries; nil if there is no space.
  private(set) var title: CellRect?
  /// The search field; nil if there is no search.
  private(set) var field: CellRect?
  /// The column headers; nil if there is no space.
  private(set) var heads: CellRect?
  private(set) var list = CellRect(column: 0, row: 0, columns: 0, rows: 0)
  /// The picture of the selected entry; nil if there is no space.
  private(set) var preview: CellRect?
  /// The facts about the selected entry, below the picture; nil if there is no space.
  private(set) var facts: CellRect?
  /// A line between the table and the preview.
  private(set) var divider: CellRect?
  /// A message or a hint at the bottom; nil if there is no space.
  private(set) var foot: CellRect?

  // Minimum sizes of the screen: for a preview beside the table, for one below it, for all lines around the
  // table; and the minimum height of a preview with facts. With less, the table would have too few rows or columns.
  private static let columnsForPreviewBeside = 72
  private static let rowsForPreviewBeside = 10
  private static let rowsForPreviewBelow = 18
  private static let rowsForAll = 8
  private static let rowsForFacts = 14

  /// - Parameters:
  ///   - size: Size of the screen.
  ///   - isSearching: Whether there is a search field.
  ///   - hasMessage: Whether there is a message, which is shown even on small screens.
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
    if columns >= Self.columnsForPreviewBeside, rows >= Self.rowsForPreviewBeside {
      let beside = min(max(28, columns * 3 / 8), 100)
      width = columns - beside - 1
      divider = CellRect(column: width, row: top, columns: 1, rows: bottom - top)
      setPreview(CellRect(column: width + 1, row: top, columns: beside, rows: bottom - top))
    } else if rows >= Self.rowsForPreviewBelow, columns >= 16 {
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
      // Most sprites are about square, and gain nothing from a taller preview.
      area.rows = min(area.rows - count, max(Self.rowsForFacts, area.columns / 2))
      facts = CellRect(
        column: area.column, row: area.row + area.rows, columns: area.columns, rows: count)
    }
    preview = area
  }

  /// The columns that fit into the table.
  ///
  /// - Parameters:
  ///   - width: Width of the table.
  ///   - sorted: The column with the highest priority after the title.
  /// - Returns: From the left, with their first columns on the screen.
  static func columns(
    in width: Int, sorted: BrowserColumn
  ) -> [(column: BrowserColumn, start: Int, width: Int)] {
    // Without the two columns of the marks on the left, and a space on the right.
    var space = width - 3
    var chosen: Set<BrowserColumn> = [.title]
    space -= BrowserColumn.title.width
    for column in [sorted] + BrowserColumn.byPriority where !chosen.contains(column) {
      // A column never gives way to one with a lower priority.
      guard column.width + 2 <= space else { if column == sorted { continue } else { break } }
      // Titles are widened before the columns with the lowest priorities are shown.
      if chosen.count >= 5, space - column.width - 2 < chosen.count * 2 { break }
      chosen.insert(column)
      space -= column.width + 2
    }
    var start = 2
    return BrowserColumn.allCases.filter(chosen.contains).map { column in
      let own = column.width + (column == .title ? max(0, space) : 0)
      defer { start += own + 2 }
      return (column, start, min(own, max(0, width - start - 1)))
    }
  }
}
