package import Terminal

extension Key {
  /// The keys that were typed, if this one came: terminals do not tell a key with Alt from Escape and that key right
  /// after it.
  ///
  /// - Parameter means: Whether a key with Alt means something; nobody typed one that does not.
  /// - Returns: The key itself, or two.
  package func typed(where means: (Key) -> Bool) -> [Key] {
    guard case .alt(let character) = self, !means(self) else { return [self] }
    return [.escape, character == "\u{7F}" ? .backspace : .character(character)]
  }
}
