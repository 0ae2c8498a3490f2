import Terminal
import Testing

@testable import Player

struct KeyEntryTests {
  private enum Table: KeyEntries {
    static let entries = [
      KeyEntry([(.character("a"), 1), (.escape, 2)], "go, stop"),
      KeyEntry([(.character(" "), 3)], "wait"),
    ]
  }

  @Test func `Texts are made of the entries`() {
    #expect(Table.rows.map(\.keys) == [["a", "esc"], ["space"]])
    #expect(Table.rows.map(\.text) == ["go, stop", "wait"])
    #expect(Table.markdown == "| `a` esc | go, stop |\n| space | wait |\n")
  }

  @Test func `Keys have short titles`() {
    #expect(
      [Key.escape, .backTab, .up, .character("x")].map(\.title) == ["esc", "shift-tab", "up", "x"])
  }
}
