import Support
@testable import Panels
import Cells
import Lookup
import Terminal
import Testing

@Suite struct CompletionFieldTests {
  struct Item: Titled, Hashable {
    let title: String
  }

  final class Client: CompletionClient {
    var titles: [String]
    var heard: [String] = []

    init(_ titles: [String]) { self.titles = titles }

    func itemsForCompletion() -> [Item] { titles.map(Item.init) }
    func completionChose(_ item: Item) { heard.append(item.title) }
    func completionCleared() { heard.append("(cleared)") }
  }

  typealias Field = CompletionField<Completer<Client>>

  /// A field on a screen of its own.
  @dynamicMemberLookup
  final class Shown {
    private var field: Field

    init(_ field: Field) { self.field = field }

    subscript<Value>(dynamicMember path: KeyPath<Field, Value>) -> Value {
      field[keyPath: path]
    }

    func begin() { field.begin() }
    func press(_ key: Key) -> Field.Outcome { field.press(key) }
    func paste(_ text: String) -> Field.Outcome { field.paste(text) }
    func click(column: Int, row: Int) -> Field.Outcome {
      field.click(column: column, row: row)
    }
    func turnWheel(by lines: Int, column: Int, row: Int) -> Bool {
      field.turnWheel(by: lines, column: column, row: row)
    }
    func layers(columns: Int = 24, rows: Int = 6, theme: Theme = .uncolored) -> [Canvas.Layer] {
      field.layers(columns: columns, column: 0, row: 0, rows: rows, theme: theme)
    }

    /// What is shown, the field at the top.
    func lines(_ columns: Int = 24, _ rows: Int = 6) -> [String] {
      var canvas = Canvas()
      let (grid, _) = canvas.lay(
        layers(columns: columns, rows: rows),
        over: CellGrid(columns: columns, rows: rows, filling: Cell(".")), damage: Damage(),
        columns: columns, rows: rows)
      return grid.lines
    }
  }

  private let client = Client(["walk", "drinkIdle", "drinkIn", "drinkOut", "idle", "Drücker"])

  private func field(typing text: String = "") -> Shown {
    var field = CompletionField(client, hint: "a state")
    field.begin()
    for character in text { _ = field.press(.character(character)) }
    return Shown(field)
  }

  private let dots = "........................"

  @Test func `the list is hidden until something is typed`() {
    let field = field()
    #expect(field.lines() == [" _ a state", dots, dots, dots, dots, dots])
    _ = field.press(.character("d"))
    #expect(
      field.lines() == [
        " d_                   4", ".  drinkIdle           .", ".  drinkIn             .",
        ".  drinkOut           ▾.", dots, dots,
      ])
  }

  @Test func `it is two to four columns narrower than the field`() {
    for columns in 4...200 {
      let place = Field.Place(columns: columns, rows: 1, column: 7, row: 2)
      let difference = place.field.columns - place.list.columns
      #expect(difference == 2 || difference == 4)
      #expect(place.list.row == place.field.row + 1)
      #expect(place.list.column - place.field.column == difference / 2)
    }
  }

  @Test func `as many rows as matches up to three, then it scrolls, and one empty row for none`() {
    var field = field(typing: "idle")
    #expect(
      field.lines() == [
        " idle_                2", ".  idle                .", ".  drinkIdle           .", dots,
        dots,
        dots,
      ])
    _ = field.press(.character("x"))
    #expect(
      field.lines() == [
        " idlex_               0", ".                      .", dots, dots, dots, dots,
      ])
    field = self.field(typing: "d")
    for _ in 0..<4 { _ = field.press(.down) }
    #expect(
      field.lines() == [
        " d_                   4", ".  drinkIn            ▴.", ".  drinkOut            .",
        ".▶ Drücker             .", dots, dots,
      ])
    for _ in 0..<3 { _ = field.press(.up) }
    #expect(field.lines()[1] == ".▶ drinkIdle           .")
  }

  @Test(
    "arrows and tabs select",
    arguments: [(Key.down, Key.up), (.tab, .backTab), (.control("n"), .control("p"))])
  func selects(_ forward: Key, _ back: Key) {
    let field = field(typing: "dr")
    #expect(field.press(forward) == .stays && field.list.selected == 0)
    #expect(field.press(forward) == .stays && field.list.selected == 1)
    #expect(field.press(back) == .stays && field.list.selected == 0)
    #expect(field.list.current?.title == "drinkIdle")
  }

  @Test func `a choice fills the field and closes the list`() {
    let field = field(typing: "dr")
    _ = field.press(.down)
    _ = field.press(.down)
    #expect(field.press(.enter) == .chose)
    #expect(client.heard == ["drinkIn"])
    #expect(field.lines() == [" drinkIn", dots, dots, dots, dots, dots])
    // Keys mean other things then, but for Escape.
    #expect(field.press(.character("x")) == .ignored && field.press(.escape) == .closes)
  }

  @Test func `Enter takes what is offered, and closes if nothing is`() {
    var field = field(typing: "idle")
    #expect(field.press(.enter) == .chose && client.heard == ["idle"])
    field = self.field(typing: "zzz")
    #expect(field.press(.enter) == .closes)
    field = self.field()
    #expect(field.press(.enter) == .closes)
  }

  @Test func `Escape and a click elsewhere close, whatever is selected`() {
    let field = field(typing: "dr")
    _ = field.press(.down)
    #expect(field.press(.escape) == .closes && field.press(.control("g")) == .closes)
    _ = field.lines()
    #expect(field.click(column: 3, row: 5) == .closes)
    #expect(field.click(column: 0, row: 1) == .closes)
    #expect(client.heard.isEmpty)
  }

  @Test func `a click on a row chooses it, one on the field puts the cursor`() {
    var field = field(typing: "dr")
    _ = field.lines()
    #expect(field.click(column: 1, row: 0) == .stays && field.text.line.cursor == 0)
    #expect(field.click(column: 4, row: 3) == .chose)
    #expect(client.heard == ["drinkOut"])
    _ = field.lines()
    #expect(field.click(column: 5, row: 0) == .stays && field.text.hasFocus)
    field = self.field(typing: "zzz")
    _ = field.lines()
    #expect(field.click(column: 4, row: 1) == .stays && client.heard == ["drinkOut"])
  }

  @Test func `Done is as good as Enter`() {
    let field = field(typing: "walk")
    #expect(field.lines(40)[0] == " walk_                          1  done")
    #expect(field.click(column: 36, row: 0) == .chose && client.heard == ["walk"])
  }

  @Test func `the wheel lets others come in sight`() {
    let field = field(typing: "d")
    _ = field.lines()
    #expect(field.turnWheel(by: 1, column: 5, row: 2))
    #expect(field.lines()[1] == ".  drinkIn            ▴.")
    #expect(field.turnWheel(by: -1, column: 5, row: 0))
    #expect(field.lines()[1] == ".  drinkIdle           .")
    #expect(!field.turnWheel(by: 1, column: 5, row: 5))
  }

  @Test func `the owner hears that the field was cleared`() {
    let field = field(typing: "walk")
    _ = field.press(.enter)
    field.begin()
    _ = field.press(.control("u"))
    #expect(client.heard == ["walk", "(cleared)"] && field.list.current == nil)
  }

  @Test func `what was found is marked`() {
    let field = field(typing: "dru")
    let marked = Theme.colored.ink(.present).foreground
    let layers = field.layers(theme: .colored)
    let row = layers[0].grid
    #expect(row.lines == ["  Drücker"])
    #expect(
      (0..<10).map { row[$0, 0].foreground == marked } == [
        false, false, true, true, true, false, false, false, false, false,
      ])
  }

  @Test func `of a long title what is in sight is marked, though the mark goes on behind it`() {
    client.titles = [String(repeating: "x", count: 40_000)]
    let field = field()
    _ = field.paste(String(repeating: "x", count: 100))
    let grid = field.layers(theme: .colored)[0].grid
    let marked = Theme.colored.ink(.present).foreground
    #expect((0..<grid.columns).count { grid[$0, 0].foreground == marked } == grid.columns - 4)
    #expect(grid.lines[0].hasSuffix("x…"))
  }

  @Test func `a pasted text is searched for`() {
    let field = field()
    #expect(field.paste("wal\n") == .stays)
    #expect(field.list.matches.count == 1)
  }

  // MARK: Few cells

  /// A field in which `typed` stands, over titles of which one is longer than any room.
  private func crowded(typing typed: String) -> Shown {
    client.titles = [String(repeating: "d", count: 200), "dd", "ddd", "dddd"]
    var field = CompletionField(client, hint: "a state")
    field.note = { _ in "note" }
    field.begin()
    _ = field.paste(typed)
    _ = field.press(.down)
    return Shown(field)
  }

  private static let typed = ["d", String(repeating: "d", count: 100)]

  @Test(arguments: typed) func `in few cells no part lies on another`(typed: String) {
    let field = crowded(typing: typed)
    for columns in 0...60 {
      for rows in 0...6 {
        let areas = field.layers(columns: columns, rows: rows).map { layer in
          CellRect(
            column: layer.column, row: layer.row, columns: layer.grid.columns,
            rows: layer.grid.rows)
        }
        for area in areas {
          #expect(area.down.upperBound <= max(rows, 1))
          #expect(area.across.upperBound <= max(columns, 2))
        }
        for (place, area) in areas.enumerated() {
          for other in areas[..<place] {
            #expect(!area.across.overlaps(other.across) || !area.down.overlaps(other.down))
          }
        }
      }
    }
  }

  @Test(arguments: typed) func `in few columns no text of a row lies on another`(typed: String) {
    let field = crowded(typing: typed)
    let count = "\(field.list.matches.count)"
    for columns in 3...60 {
      let layers = field.layers(columns: columns)
      for layer in layers {
        let isField = layer.row == 0
        let width = layer.grid.columns
        let right =
          isField
          ? (width >= 24 ? count + " " : "") + (width >= 30 ? " done " : "")
          : width >= 20 ? " note " : ""
        for line in layer.grid.lines {
          // The last column of the list has the signs of more.
          let row = Self.padded(line, to: width).dropLast(isField ? 0 : 1)
          #expect(row.hasSuffix(right), "\(line)")
          let left = row.dropLast(right.count)
          #expect(left.allSatisfy("d_‹› ▶…".contains), "\(line)")
          #expect(!left.hasSuffix("d") || !isField, "\(line)")
        }
      }
    }
  }

  private static func padded(_ line: String, to width: Int) -> String {
    line + String(repeating: " ", count: max(0, width - line.count))
  }
}
