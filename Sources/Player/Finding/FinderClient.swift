import Panels
import Lookup

/// Gives the player's items to the field, and keeps what it hears until the player asks for it.
final class FinderClient: CompletionClient {
  var items: [FoundItem]
  private var news: News?

  enum News: Hashable {
    case chose(FoundItem)
    case cleared
  }

  init(_ items: [FoundItem]) { self.items = items }

  func itemsForCompletion() -> [FoundItem] { items }

  func completionChose(_ item: FoundItem) { news = .chose(item) }

  func completionCleared() { news = .cleared }

  /// What was heard since the last call.
  func takeNews() -> News? {
    defer { news = nil }
    return news
  }
}

/// What the player finds: states, actors and files.
typealias PlayerFinder = Finder<Completer<FinderClient>>

extension Finder where Source == Completer<FinderClient> {
  /// - Parameters:
  ///   - items: What can be found.
  ///   - hint: What is said in the empty field.
  ///   - shelf: Knows what is in files; it looks into them anew.
  init(_ items: [FoundItem], hint: String, shelf: FileShelf) {
    self.init(
      of: Completer(FinderClient(items)), hint: hint, shelf: shelf,
      hasPortraits: items.contains(where: \.hasPicture))
  }

  /// Goes over to other items; what was typed stays, and what was chosen and selected if it is still there.
  mutating func replace(_ items: [FoundItem]) {
    field.list.source.client.items = items
    replaceItems()
  }

  /// What the field told since the last call.
  func takeNews() -> FinderClient.News? { field.list.source.client.takeNews() }
}
