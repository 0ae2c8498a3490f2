import Basics
import Support
@testable import Panels
import Cells
import Terminal
import Testing

@Suite struct TextFieldTests {
  /// The field in so many columns, without colours: the cursor is a sign.
  private static func line(_ field: inout TextField, _ columns: Int) -> String {
    var sketch = Sketch(columns: columns, rows: 1, theme: .uncolored)
    field.draw(on: &sketch, column: 0, row: 0, width: columns)
    return sketch.grid.cells.map(\.text).joined()
  }

  private static func type(_ text: String, into field: inout TextField) {
    for character in text { _ = field.press(.character(character)) }
  }

  static let keys: [(key: Key, line: String)] = [
    (.control("a"), " |one two   "), (.home, " |one two   "), (.control("b"), " one tw|o   "),
    (.left, " one tw|o   "), (.alt("b"), " one |two   "), (.control("w"), " one _      "),
    (.alt("\u{7F}"), " one _      "), (.backspace, " one tw_    "), (.control("u"), " _          "),
    (.control("h"), " one tw_    "), (.control("t"), " one tow_   "),
    (.control("e"), " one two_   "),
  ]

  @Test(arguments: keys) func `keys edit as readline's do`(key: Key, line: String) {
    var shown = ""
    var field = TextField("one two")
    let isTaken = field.press(key)
    #expect(isTaken)
    shown = Self.line(&field, 12)
    #expect(shown == line)
  }

  @Test func `keys behind the start`() {
    var shown = ""
    var field = TextField("one two")
    for (key, line) in [
      (Key.home, " |one two   "), (.right, " o|ne two   "), (.control("f"), " on|e two   "),
      (.alt("f"), " one| two   "), (.alt("d"), " one_       "), (.control("y"), " one two_   "),
      (.control("a"), " |one two   "), (.delete, " |ne two    "), (.control("d"), " |e two     "),
      (.control("k"), " _          "), (.control("y"), " e two_     "), (.end, " e two_     "),
    ] {
      let isTaken = field.press(key)
      #expect(isTaken)
      shown = Self.line(&field, 12)
      #expect(shown == line, "\(key)")
    }
  }

  @Test(
    "other keys are left alone", arguments: [Key.up, .down, .tab, .enter, .escape, .function(1)])
  func others(_ key: Key) {
    var field = TextField("a")
    let isTaken = field.press(key)
    #expect(!isTaken)
    #expect(field.text == "a")
  }

  @Test func `wide and joined characters take their columns`() {
    var shown = ""
    var field = TextField()
    Self.type("日e\u{301}👩‍👩‍👧‍👦x", into: &field)
    shown = Self.line(&field, 10)
    #expect(shown == " 日e\u{301}👩‍👩‍👧‍👦x_  ")
    _ = field.press(.left)
    _ = field.press(.left)
    shown = Self.line(&field, 10)
    #expect(shown == " 日e\u{301}|👩‍👩‍👧‍👦x  ")
    _ = field.press(.backspace)
    shown = Self.line(&field, 10)
    #expect(shown == " 日|👩‍👩‍👧‍👦x   ")
  }

  @Test func `control characters are visible`() {
    var shown = ""
    var field = TextField()
    field.paste("a\u{1B}[31m\tb\nc\r\n")
    shown = Self.line(&field, 20)
    #expect(shown == " a^[[31m^Ib c_      ")
  }

  @Test func `a long text moves with the cursor, and says that there is more`() {
    var shown = ""
    var field = TextField("abcdefghij")
    shown = Self.line(&field, 8)
    #expect(shown == "‹ghij_  ".replacing("g", with: "g"))
    _ = field.press(.home)
    shown = Self.line(&field, 8)
    #expect(shown == " |abcde›")
  }

  @Test func `in colour the cursor is a place of another colour`() {
    var field = TextField("ab")
    _ = field.press(.left)
    var sketch = Sketch(columns: 6, rows: 1, theme: .colored)
    field.draw(on: &sketch, column: 0, row: 0, width: 6)
    #expect(sketch.grid.lines == [" ab"])
    #expect(
      sketch.grid.cells.map { $0.background == Theme.colored.cursor.background } == [
        false, false, true, false, false, false,
      ])
    field.hasFocus = false
    field.draw(on: &sketch, column: 0, row: 0, width: 6)
    #expect(!sketch.grid.cells.contains { $0.background == Theme.colored.cursor.background })
  }

  @Test func `an empty field says what it is for`() {
    var shown = ""
    var field = TextField(hint: "state")
    shown = Self.line(&field, 12)
    #expect(shown == " _ state    ")
    shown = Self.line(&field, 6)
    #expect(shown == " _ s…".padding(6))
    shown = Self.line(&field, 3)
    #expect(shown == " _ ")
    shown = Self.line(&field, 2)
    #expect(shown == "  ")
    shown = Self.line(&field, 0)
    #expect(shown == "")
  }

  @Test func `a click puts the cursor`() {
    var shown = ""
    var field = TextField("a日b")
    _ = Self.line(&field, 10)
    for (column, line) in [(0, " |a日b    "), (2, " a|日b    "), (3, " a|日b    "), (9, " a日b_    ")] {
      field.click(column: column)
      shown = Self.line(&field, 10)
      #expect(shown == line)
    }
  }
}

extension String {
  /// The text with spaces behind it.
  fileprivate func padding(_ columns: Int) -> String {
    self + String(repeating: " ", count: max(0, columns - count))
  }
}
