/// Something with a title, by which a user finds it.
package protocol Titled {
  var title: String { get }
}

/// Who wants something chosen out of many, by its title.
package protocol CompletionClient<Item>: AnyObject {
  associatedtype Item: Titled

  /// Gives the items; asked for when editing begins.
  func itemsForCompletion() -> [Item]

  /// Hears what was chosen.
  func completionChose(_ item: Item)

  /// Hears that the field was cleared: nothing is chosen any more.
  func completionCleared()
}
