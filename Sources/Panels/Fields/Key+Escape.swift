package import Terminal

extension Key {
  /// The keys that the user typed, given this one: terminals send a key with Alt as Escape followed
  /// immediately by that key.
  ///
  /// - Parameter means: Whether a key with Alt has a meaning; if not, it is taken as two keys.
  /// - Returns: The key itself, or two keys.
  package func typed(where means: (Key) -> Bool) -> [Key] {
    guard case .alt(let character) = self, !means(self) else { return [self] }
    return [.escape, character == "\u{7F}" ? .backspace : .character(character)]
  }
}
