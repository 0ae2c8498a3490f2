/// Finds a client's items by the beginnings of their titles.
///
/// Titles that repeat get a number: `walk`, `walk (2)`.
package struct Completer<Client: CompletionClient>: CompletionSource {
  package let client: Client
  /// The items in the client's order; empty before editing begins.
  package private(set) var items: [Client.Item] = []
  /// The titles of the items, all different.
  package private(set) var titles: [String] = []
  private var numbers: [String: Int] = [:]
  private var index = TitleIndex([])

  package init(_ client: Client) { self.client = client }

  /// Asks the client for its items, and finds the new numbers of some by their titles.
  package mutating func begin(keeping kept: [Int?]) -> [Int?] {
    let old = kept.map { $0.map { titles[$0] } }
    begin()
    return old.map { $0.flatMap(number(ofItemTitled:)) }
  }

  /// Asks the client for its items.
  package mutating func begin() {
    items = client.itemsForCompletion()
    titles = []
    titles.reserveCapacity(items.count)
    numbers = Dictionary(minimumCapacity: items.count)
    var repeats: [String: Int] = [:]
    let given = Set(items.map(\.title))
    for (number, item) in items.enumerated() {
      let title = unusedTitle(for: item.title, given, &repeats)
      titles.append(title)
      numbers[title] = number
    }
    index = TitleIndex(titles)
  }

  private func unusedTitle(
    for title: String, _ given: Set<String>, _ repeats: inout [String: Int]
  ) -> String {
    guard numbers[title] != nil else { return title }
    var count = repeats[title] ?? 1
    var numbered = title
    repeat {
      count += 1
      numbered = "\(title) (\(count))"
    } while given.contains(numbered)
    repeats[title] = count
    return numbered
  }

  package func matches(_ text: String, atMost limit: Int) -> TitleIndex.Matches {
    index.matches(text, atMost: limit)
  }

  package func item(_ number: Int) -> Client.Item { items[number] }

  package func title(_ number: Int) -> String { titles[number] }

  /// The number of the item with a title of ``titles``, in constant time.
  package func number(ofItemTitled title: String) -> Int? { numbers[title] }

  /// The item with a title of ``titles``, in constant time.
  package func item(titled title: String) -> Client.Item? {
    numbers[title].map { items[$0] }
  }

  /// Notifies the client that an item was chosen.
  package func choose(_ number: Int) { client.completionChose(items[number]) }

  /// Notifies the client that nothing is chosen any more.
  package func clear() { client.completionCleared() }
}
