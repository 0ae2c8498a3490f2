package import Player
package import Lookup

/// Options of a browser.
package struct BrowserSetting: Sendable {
  /// How entries are played.
  package var play: PlayOptions
  /// How the user's language writes numbers.
  package var numbers: NumberStyle
  /// The title above the table; nil for that of the last start, or the folder's name.
  package var title: String?

  package init(play: PlayOptions, numbers: NumberStyle = .plain, title: String? = nil) {
    self.play = play
    self.numbers = numbers
    self.title = title
  }
}
