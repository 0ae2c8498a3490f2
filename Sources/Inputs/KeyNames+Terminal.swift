package import GraphFiles
import Terminal

extension KeyNames {
  /// The keys that terminals can distinguish.
  ///
  /// `q` is reserved for the player, as are the keys that interrupt and suspend it.
  package static let terminal = KeyNames(
    all: Key.names, reserved: ["q", "ctrl-c", "ctrl-z"]
  ) { Key(name: $0)?.name }
}
