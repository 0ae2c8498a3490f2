import Basics
import Player
import Catalogue
import Panels
import Cells
import Lookup
import Terminal

/// Draws a browser's table with everything around it.
@MainActor struct BrowserPicture {
  /// What is drawn besides the table.
  struct Content {
    let size: ScreenSize
    let title: String
    /// How far the catalogue has been read; nil if it is not being read.
    let progress: Catalogue.Progress?
    /// Why the catalogue's folder cannot be read.
    let folderFault: FileError?
    /// Why the selected entry cannot be played.
    let previewFault: String?
    /// The picture of the selected entry.
    let preview: CellGrid
  }

  private let content: Content
  private let table: BrowserTable
  private let found: FoundParts
  private let layout: BrowserLayout
  private let theme: Theme
  private var sketch: Sketch

  /// - Parameters:
  ///   - content: What is drawn besides the table.
  ///   - table: Keeps where its drop-down has been drawn.
  ///   - found: Finds the parts to highlight.
  ///   - theme: Colours and signs.
  init(_ content: Content, table: inout BrowserTable, found: FoundParts, theme: Theme) {
    self.content = content
    self.table = table
    self.found = found
    self.theme = theme
    layout = table.layout(in: content.size)
    sketch = Sketch(columns: content.size.columns, rows: content.size.rows, theme: theme)
    drawTitle()
    drawHeads()
    drawRows()
    drawDivider()
    drawPreview()
    drawFacts()
    drawFoot()
    // Its drop-down covers the rest.
    if let area = layout.field { table.drawField(in: area, on: &sketch) }
    drawKeys()
  }

  var grid: CellGrid { sketch.grid }

  // MARK: Above the table

  private mutating func drawTitle() {
    guard let area = layout.title else { return }
    let ink = theme.ink(.present)
    for count in counts {
      let start = area.columns - Sketch.width(of: count, theme) - 1
      guard start > 8 else { continue }
      sketch.write(count, theme.ink(.dim), column: start, row: area.row)
      sketch.write(content.title, ink, column: 1, row: area.row, width: start - 2)
      return
    }
    sketch.write(content.title, ink, column: 1, row: area.row, width: max(0, area.columns - 2))
  }

  /// The number of entries and the progress of reading, from the longest wording to the shortest.
  private var counts: [String] {
    let (shown, all) = (table.list.shown.count, table.list.entries.count)
    let files = shown == all ? "\(all)" : "\(shown) of \(all)"
    guard let progress = content.progress else { return [files] }
    let part = "\(progress.done)/\(progress.count)"
    return ["reading \(part)  \(files)", "reading \(part)", part, files]
  }

  private mutating func drawHeads() {
    guard let area = layout.heads else { return }
    let order = table.list.order
    for (column, start, width) in BrowserLayout.columns(in: area.columns, sorted: order.column) {
      let isSorted = column == order.column
      let sign: Sign? = isSorted ? (order.isAscending ? .now : .arrowDown) : nil
      let name = column.rawValue
      let taken = Sketch.width(of: name, theme) + (sign == nil ? 0 : 2)
      let left = column.isNumber ? start + max(0, width - taken) : start
      let ink = theme.ink(isSorted ? .present : .dim)
      let end = sketch.write(name, ink, column: left, row: area.row, width: width)
      if let sign { sketch.put(sign, ink, column: end + 1, row: area.row) }
    }
  }

  // MARK: The table

  private mutating func drawRows() {
    let area = layout.list
    let list = table.list
    guard !list.shown.isEmpty else {
      let text = list.entries.isEmpty ? emptyText : "nothing matches"
      sketch.write(text, theme.ink(.dim), column: 2, row: area.row, width: area.columns - 3)
      return
    }
    let top = list.top(page: area.rows)
    let columns = BrowserLayout.columns(in: area.columns, sorted: list.order.column)
    for row in 0..<min(area.rows, list.shown.count - top) {
      draw(
        list.entry(ofRow: top + row), isSelected: top + row == list.selected, columns,
        row: area.row + row)
    }
    drawScrollBar(from: top, area)
  }

  private mutating func draw(
    _ entry: CatalogueEntry, isSelected: Bool,
    _ columns: [(column: BrowserColumn, start: Int, width: Int)], row: Int
  ) {
    func ink(_ role: Theme.Role) -> Ink { isSelected ? theme.chosen(role) : theme.ink(role) }
    if isSelected {
      sketch.fill(ink(.text), to: layout.list.columns, row: row)
      let role: Theme.Role = table.fieldHasFocus ? .dim : .present
      sketch.put(.chosen, ink(role), column: 0, row: row)
    }
    for (column, start, width) in columns {
      let text = column.text(of: entry, table.numbers)
      let role: Theme.Role = column == .title ? (entry.fault == nil ? .text : .armed) : .dim
      sketch.write(
        CellText(text, marks: found.marks(column, of: entry, text: text, by: table.list.query)),
        ink(role),
        marked: ink(.present), column: start, row: row, width: width, isRight: column.isNumber)
    }
    if entry.fault != nil, layout.list.columns > 16 {
      sketch.put("!", ink(.armed), column: 1, row: row)
    }
  }

  /// What replaces the rows if there are no entries at all.
  private var emptyText: String {
    if content.progress != nil { return "reading" }
    switch content.folderFault {
    case nil: return "nothing to play here"
    case .missing?: return "the folder is not there any more"
    case .forbidden?: return "no permission to read the folder"
    case let fault?: return "the folder cannot be read: \(fault)"
    }
  }

  /// Shows which part of the rows is visible, at the right edge.
  private mutating func drawScrollBar(from top: Int, _ area: CellRect) {
    let count = table.list.shown.count
    guard count > area.rows, area.rows > 1 else { return }
    let length = max(1, area.rows * area.rows / count)
    let start = (area.rows - length) * top / max(1, count - area.rows)
    for row in 0..<length {
      sketch.put(
        .heavyVertical, theme.ink(.dim), column: area.columns - 1, row: area.row + start + row)
    }
  }

  // MARK: Beside the table

  private mutating func drawDivider() {
    guard let area = layout.divider else { return }
    if area.columns == 1 {
      for row in area.down { sketch.put(.vertical, theme.ink(.dim), column: area.column, row: row) }
    } else {
      sketch.line(
        .horizontal, theme.ink(.dim), from: area.column, to: area.column + area.columns,
        row: area.row)
    }
  }

  private mutating func drawPreview() {
    guard let area = layout.preview else { return }
    guard let entry = table.list.selection else { return }
    if let fault = entry.fault ?? content.previewFault {
      let text = WrappedText(fault, width: area.columns - 4, atMost: area.rows - 2)
      for (number, line) in text.lines.enumerated() {
        sketch.write(
          line, theme.ink(.armed), column: area.column + 2, row: area.row + 1 + number,
          width: area.columns - 4)
      }
    } else {
      sketch.draw(content.preview, within: area)
    }
  }

  private mutating func drawFacts() {
    guard let area = layout.facts, let entry = table.list.selection else { return }
    sketch.line(
      .horizontal, theme.ink(.dim), from: area.column, to: area.column + area.columns, row: area.row
    )
    let lines = BrowserFacts(entry, table.numbers).lines
    for (number, line) in lines.prefix(area.rows - 1).enumerated() {
      let ink = theme.ink(number == 0 ? .text : .dim)
      let marks =
        line.name.map { found.marks(in: line.text, named: $0, by: table.list.query) } ?? []
      sketch.write(
        CellText(line.text, marks: marks), ink, marked: theme.ink(.present),
        column: area.column + 1, row: area.row + 1 + number, width: area.columns - 2)
    }
  }

  // MARK: The foot

  private mutating func drawFoot() {
    guard let area = layout.foot else { return }
    let message = table.message
    let hint = table.fieldHasFocus ? Self.fieldHint : Self.tableHint
    sketch.write(
      message ?? hint, theme.ink(message == nil ? .dim : .armed), column: 1, row: area.row,
      width: area.columns - 2)
  }

  private static let tableHint = "enter opens  / searches  s sorts  r reverses  ? keys  q quits"
  private static let fieldHint = "enter goes to the table  esc ends the search"

  private mutating func drawKeys() {
    guard table.showsKeys else { return }
    let panel = KeyList(BrowserKeys.rows)
      .sketch(columns: sketch.columns, rows: sketch.rows, theme: theme).grid
    sketch.draw(
      panel,
      within: CellRect(
        column: (sketch.columns - panel.columns) / 2, row: (sketch.rows - panel.rows) / 2,
        columns: panel.columns, rows: panel.rows))
  }
}
