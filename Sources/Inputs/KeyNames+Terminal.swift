package import GraphFiles
import Terminal

extension KeyNames {
  /// The keys that terminals tell apart.
  ///
  /// `q` is the player's own, as are those that end and stop it.
  package static let terminal = KeyNames(
    all: Key.names, reserved: ["q", "ctrl-c", "ctrl-z"]
  ) { Key(name: $0)?.name }
}
