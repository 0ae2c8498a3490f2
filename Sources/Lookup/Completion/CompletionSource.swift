/// The items of a ``CompletionList``, numbered from zero, which are found by their titles.
package protocol CompletionSource<Item> {
  associatedtype Item

  /// Updates the items.
  ///
  /// - Parameter kept: Numbers of items before the update.
  /// - Returns: Their numbers after it; nil for an item that no longer exists.
  mutating func begin(keeping kept: [Int?]) -> [Int?]

  func item(_ number: Int) -> Item

  /// The title of an item as it is shown.
  func title(_ number: Int) -> String

  /// The items that match a text, the best first.
  func matches(_ text: String, atMost limit: Int) -> TitleIndex.Matches

  /// Called when an item was chosen.
  func choose(_ number: Int)

  /// Called when nothing is chosen any more.
  func clear()
}

extension CompletionSource {
  /// The first hundred matches, more than a user scrolls through.
  package func matches(_ text: String) -> TitleIndex.Matches { matches(text, atMost: 100) }
}
