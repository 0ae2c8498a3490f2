/// What a ``CompletionList`` is about: items by numbers from zero, which are found by their titles.
package protocol CompletionSource<Item> {
  associatedtype Item

  /// Makes the items ready, which may be others than before.
  ///
  /// - Parameter kept: Numbers of items as they were.
  /// - Returns: What those are by now; nil for one that is gone.
  mutating func begin(keeping kept: [Int?]) -> [Int?]

  func item(_ number: Int) -> Item

  /// The title of an item, as it is shown.
  func title(_ number: Int) -> String

  /// The items that match a text, the best first.
  func matches(_ text: String, atMost limit: Int) -> TitleIndex.Matches

  /// Hears that an item was chosen.
  func choose(_ number: Int)

  /// Hears that nothing is chosen.
  func clear()
}

extension CompletionSource {
  /// As many matches as can be reached in a list.
  package func matches(_ text: String) -> TitleIndex.Matches { matches(text, atMost: 100) }
}
