/// What one key can do to a line of text.
package enum EditCommand: Hashable, Sendable, CaseIterable {
  case left, right
  case wordLeft, wordRight
  case start, end
  case deleteBackward, deleteForward
  /// Deletes to the beginning of the word before the cursor, or to the end of the word after it.
  /// What this and the next three delete can be inserted again by `yank`.
  case killWordBackward, killWordForward
  /// As `killWordBackward`, with words separated by spaces alone.
  case killSpacedWord
  case killToStart, killToEnd
  /// Inserts what was killed last.
  case yank
  /// Exchanges the two graphemes around the cursor.
  case transpose
}
