/// Something with a title, by which a user finds it.
package protocol Titled {
  var title: String { get }
}

/// Provides the items of a completion field, and is notified of the choice.
package protocol CompletionClient<Item>: AnyObject {
  associatedtype Item: Titled

  /// The items; called when editing begins.
  func itemsForCompletion() -> [Item]

  /// Called when an item was chosen.
  func completionChose(_ item: Item)

  /// Called when the field was cleared: nothing is chosen any more.
  func completionCleared()
}
