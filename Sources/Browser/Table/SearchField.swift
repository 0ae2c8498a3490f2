import Catalogue
import Panels
import Cells
import Lookup
import Terminal

/// The search field, with a drop-down of completions.
struct SearchField {
  private var input: TextField
  /// Completions of the term at the cursor.
  private(set) var choices: [QueryCompletion] = []
  /// The selected completion; nil for none.
  private(set) var selected: Int?
  /// The place of the drop-down at the last drawing, and the completions in it.
  private var drawn = (place: CellRect(column: 0, row: 0, columns: 0, rows: 0), shown: 0..<0)

  private static let maximumRows = 3
  private static let hint = "a part of a title, author or tag; fps:>10, kind:gif, -term"

  /// Makes a field with a text and the cursor behind it.
  init(_ text: String = "") { input = TextField(text, hint: Self.hint) }

  var text: String { input.text }
  /// Whether there is a drop-down.
  var isOpen: Bool { !choices.isEmpty }

  /// The effect of a key.
  enum Outcome: Hashable {
    case stays
    /// The focus moves to the table.
    case leaves
    /// The search ends.
    case ends
  }

  // MARK: Keys

  mutating func press(_ key: Key) -> Outcome {
    switch key {
    case .up, .backTab, .control("p"): select(by: -1)
    case .down where isOpen, .tab where isOpen, .control("n"): select(by: 1)
    case .enter where selected != nil: takeSelected()
    case .enter, .down, .tab: return leave()
    case .escape, .control("g"):
      guard isOpen else { return .ends }
      close()
    default:
      let before = text
      guard input.press(key) else { return .stays }
      if text == before { close() } else { complete() }
    }
    return .stays
  }

  mutating func paste(_ text: String) {
    input.paste(text)
    complete()
  }

  private mutating func leave() -> Outcome {
    close()
    return .leaves
  }

  // MARK: Choices

  /// Offers completions of the term at the cursor.
  private mutating func complete() {
    selected = nil
    choices = QueryCompletion.all(
      of: text, cursor: input.line.cursor, names: CatalogueEntry.fields.names)
  }

  /// Closes the drop-down.
  mutating func close() {
    choices = []
    selected = nil
  }

  private mutating func select(by step: Int) {
    guard isOpen else { return }
    let next = (selected ?? (step > 0 ? -1 : 0)) + step
    selected = next < 0 ? nil : min(next, choices.count - 1)
  }

  private mutating func takeSelected() {
    guard let selected else { return }
    input.replace(with: choices[selected].text, cursor: choices[selected].cursor)
    // A name has completions of its own.
    complete()
  }

  // MARK: The mouse

  /// Handles a click if it is on the drop-down.
  ///
  /// - Returns: Whether it was.
  mutating func clickChoice(column: Int, row: Int) -> Bool {
    guard isOpen, drawn.place.contains(column: column, row: row) else { return false }
    selected = min(choices.count - 1, drawn.shown.lowerBound + row - drawn.place.row)
    takeSelected()
    return true
  }

  /// Moves the cursor to a clicked column.
  mutating func click(column: Int) {
    input.click(column: column)
    close()
  }

  /// Handles the wheel if it is over the drop-down.
  ///
  /// - Returns: Whether it was.
  mutating func turnWheel(by step: Int, column: Int, row: Int) -> Bool {
    guard isOpen, drawn.place.contains(column: column, row: row) else { return false }
    select(by: step)
    return true
  }

  // MARK: Drawing

  /// Draws the field and its drop-down.
  ///
  /// - Parameters:
  ///   - area: One row.
  ///   - hasFocus: Whether the field has the focus.
  ///   - sketch: Where it is drawn; the drop-down covers what is there.
  mutating func draw(in area: CellRect, hasFocus: Bool, on sketch: inout Sketch) {
    input.hasFocus = hasFocus
    input.draw(on: &sketch, column: area.column, row: area.row, width: area.columns)
    guard isOpen, hasFocus else { return }
    let count = min(Self.maximumRows, choices.count, sketch.rows - area.row - 1)
    guard count > 0 else { return }
    let first = max(0, min((selected ?? 0) - count / 2, choices.count - count))
    drawn = (DropDown.place(under: area, rows: count), first..<first + count)
    // Parts of rows beside the drop-down would look like parts of it.
    for row in drawn.place.down {
      sketch.fill(
        sketch.theme.ink(), from: area.column, to: area.column + area.columns, row: row)
    }
    let list = DropDown(drawn.shown, of: choices.count, selected: selected) {
      DropDown.Row(text: choices[$0].title)
    }
    sketch.draw(
      list.sketch(columns: drawn.place.columns, theme: sketch.theme).grid, within: drawn.place)
  }
}
