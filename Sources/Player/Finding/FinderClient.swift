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
