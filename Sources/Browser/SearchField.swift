import Catalogue
import Panels
import Cells
import Lookup
import Terminal

/// The field in which one types what is searched for, with a drop-down of what a term may go on with.
struct SearchField {
  private var input: TextField
  /// What the term at the cursor may be meant to be.
  private(set) var choices: [QueryCompletion] = []
  /// Which of them is selected; nil before one is.
  private(set) var selected: Int?
  /// Where the drop-down was drawn last, and the choices in it.
  private var drawn = (place: CellRect(column: 0, row: 0, columns: 0, rows: 0), shown: 0..<0)

  private static let mostRows = 3
  private static let hint = "a part of a title, author or tag; fps:>10, kind:gif, -term"

  /// Makes a field with the cursor behind a text.
  init(_ text: String = "") { input = TextField(text, hint: Self.hint) }

  var text: String { input.text }
  /// Whether there is a drop-down.
  var isOpen: Bool { !choices.isEmpty }

  /// What has become of a key.
  enum Outcome: Hashable {
    case stays
    /// The field stays, but keys go to the table.
    case leaves
    /// Nothing is searched for any more.
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

  /// Offers what suits the term at the cursor.
  private mutating func complete() {
    selected = nil
    choices = QueryCompletion.all(
      of: text, cursor: input.line.cursor, names: CatalogueEntry.fields.names)
  }

  /// Takes the drop-down away.
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
    // A name is followed by its words.
    complete()
  }

  // MARK: The mouse

  /// Takes a click on the drop-down.
  ///
  /// - Returns: Whether there was one.
  mutating func clickChoice(column: Int, row: Int) -> Bool {
    guard isOpen, drawn.place.contains(column: column, row: row) else { return false }
    selected = min(choices.count - 1, drawn.shown.lowerBound + row - drawn.place.row)
    takeSelected()
    return true
  }

  /// Puts the cursor where one clicks.
  mutating func click(column: Int) {
    input.click(column: column)
    close()
  }

  /// Takes a turn of the wheel over the drop-down.
  ///
  /// - Returns: Whether it was over that.
  mutating func turnWheel(by step: Int, column: Int, row: Int) -> Bool {
    guard isOpen, drawn.place.contains(column: column, row: row) else { return false }
    select(by: step)
    return true
  }

  // MARK: Drawing

  /// Draws the field, and what is right under it.
  ///
  /// - Parameters:
  ///   - area: One row.
  ///   - hasFocus: Whether keys go there.
  ///   - sketch: Where to; the drop-down is drawn over what is there.
  mutating func draw(in area: CellRect, hasFocus: Bool, on sketch: inout Sketch) {
    input.hasFocus = hasFocus
    input.draw(on: &sketch, column: area.column, row: area.row, width: area.columns)
    guard isOpen, hasFocus else { return }
    let count = min(Self.mostRows, choices.count, sketch.rows - area.row - 1)
    guard count > 0 else { return }
    let first = max(0, min((selected ?? 0) - count / 2, choices.count - count))
    drawn = (DropDown.place(under: area, rows: count), first..<first + count)
    // What would show of rows on both sides of it would be taken for a part of it.
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
