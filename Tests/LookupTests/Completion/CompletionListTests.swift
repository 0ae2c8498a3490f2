import Lookup
import Testing

@Suite struct CompletionListTests {
  struct Item: Titled, Hashable {
    let title: String
    var number = 0
  }

  final class Client: CompletionClient {
    var titles: [String]
    var heard: [String] = []

    init(_ titles: String...) { self.titles = titles }

    func itemsForCompletion() -> [Item] {
      heard.append("items")
      return titles.enumerated().map { Item(title: $1, number: $0) }
    }
    func completionChose(_ item: Item) { heard.append("chose \(item.title) \(item.number)") }
    func completionCleared() { heard.append("cleared") }
  }

  private static func list(_ client: Client) -> CompletionList<Completer<Client>> {
    var list = CompletionList(client)
    list.begin()
    return list
  }

  @Test
  func
    `its client gives the items when editing begins, and hears what is chosen and that it was cleared`()
  {
    let client = Client("walk", "drinkIdle")
    var list = CompletionList(client)
    #expect(client.heard.isEmpty)
    list.begin()
    list.textChanged(to: "idle")
    list.select(by: 1)
    #expect(list.choose(match: 0) == "drinkIdle")
    list.textChanged(to: "drinkIdl")
    list.textChanged(to: "")
    #expect(client.heard == ["items", "chose drinkIdle 1", "cleared"])
    #expect(list.chosen == nil && list.current == nil)
  }

  @Test func `items are found by their titles, also repeated ones`() {
    let client = Client("walk", "walk", "walk (2)", "walk", "caf\u{E9}", "cafe\u{301}")
    var completer = Completer(client)
    completer.begin()
    #expect(
      completer.titles == ["walk", "walk (3)", "walk (2)", "walk (4)", "café", "café (2)"])
    #expect(completer.titles.map { completer.item(titled: $0)?.number } == [0, 1, 2, 3, 4, 5])
    #expect(completer.item(titled: "run") == nil)
    #expect(completer.matches("walk").titles == [0, 1, 2, 3])
  }

  @Test func `it is hidden until something is typed, and has a row for each match, up to three`() {
    var list = Self.list(Client("a", "ab", "abc", "abcd", "x"))
    #expect(!list.isOpen && list.rowCount == 0)
    for (text, rows) in [("a", 3), ("abc", 2), ("abcd", 1), ("abcde", 1), ("", 0), ("x", 1)] {
      list.textChanged(to: text)
      #expect(list.rowCount == rows, "\(text)")
    }
    list.textChanged(to: "abcde")
    #expect(list.rows.isEmpty && list.isOpen)
  }

  @Test func `then it scrolls with what is selected`() {
    var list = Self.list(Client("a0", "a1", "a2", "a3", "a4"))
    list.textChanged(to: "a")
    #expect(list.selected == nil && list.rows == 0..<3)
    var seen: [(Int?, Range<Int>)] = []
    for step in [1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1] {
      list.select(by: step)
      seen.append((list.selected, list.rows))
    }
    #expect(seen.map(\.0) == [0, 1, 2, 3, 4, 4, 3, 2, 1, 0, 0])
    #expect(
      seen.map(\.1.lowerBound) == [0, 0, 0, 1, 2, 2, 2, 2, 1, 0, 0])
    list.scroll(by: 9)
    #expect(list.rows == 2..<5 && list.selected == 0)
    list.textChanged(to: "a4")
    list.select(by: -1)
    #expect(list.selected == 0)
  }

  @Test func `the offered match is the selected one, else the first, else none`() {
    var list = Self.list(Client("walkLeft", "walk"))
    #expect(list.offered == nil)
    list.textChanged(to: "walk")
    #expect(list.offered.map(list.title(ofMatch:)) == "walk")
    list.select(by: 1)
    list.select(by: 1)
    #expect(list.offered.map(list.title(ofMatch:)) == "walkLeft")
    list.textChanged(to: "run")
    #expect(list.offered == nil)
  }

  @Test func `an update keeps what was chosen and selected, if it still exists`() {
    let client = Client("a", "b", "ab")
    var list = Self.list(client)
    list.textChanged(to: "b")
    _ = list.choose(match: 0)
    list.textChanged(to: "a")
    list.select(by: 1)
    list.select(by: 1)
    #expect(list.current?.title == "ab")
    client.titles = ["ab", "a", "b"]
    list.begin()
    #expect(list.current == Item(title: "ab", number: 0))
    list.close()
    #expect(list.current == Item(title: "b", number: 2))
    client.titles = ["c"]
    list.begin()
    #expect(list.current == nil && list.matches.count == 0)
  }
}
