import Panels
import Lookup

/// Provides the player's items to the field, and keeps its latest event until the player takes it.
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

  /// The latest event since the last call; nil if there was none.
  func takeNews() -> News? {
    defer { news = nil }
    return news
  }
}

/// What the player finds: states, actors and files.
typealias PlayerFinder = Finder<Completer<FinderClient>>

extension Finder where Source == Completer<FinderClient> {
  /// Opens a field for a list of items.
  ///
  /// - Parameters:
  ///   - items: What can be found.
  ///   - hint: The placeholder of the empty field.
  ///   - shelf: Caches the graphs of files; it is cleared first.
  init(_ items: [FoundItem], hint: String, shelf: FileShelf) {
    self.init(
      of: Completer(FinderClient(items)), hint: hint, shelf: shelf,
      hasPortraits: items.contains(where: \.hasPicture))
  }

  /// Replaces the items.
  ///
  /// The query is kept, as are the chosen and the selected item if they still exist.
  mutating func replace(_ items: [FoundItem]) {
    field.list.source.client.items = items
    replaceItems()
  }

  /// The latest event of the field since the last call; nil if there was none.
  func takeNews() -> FinderClient.News? { field.list.source.client.takeNews() }
}
