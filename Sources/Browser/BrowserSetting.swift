package import Player
package import Lookup

/// How a browser runs, as the command line says.
package struct BrowserSetting: Sendable {
  /// How what is selected is played.
  package var play: PlayOptions
  /// How the user's language writes numbers.
  package var numbers: NumberStyle
  /// What stands above the table; nil for what stood there last, else the folder's name.
  package var title: String?

  package init(play: PlayOptions, numbers: NumberStyle = .plain, title: String? = nil) {
    self.play = play
    self.numbers = numbers
    self.title = title
  }
}
