/// What can be done to a line of text by one key.
package enum EditCommand: Hashable, Sendable, CaseIterable {
  case left, right
  case wordLeft, wordRight
  case start, end
  case deleteBackward, deleteForward
  /// To the beginning of the word before the cursor, and to the end of the one behind it; what they take, and the
  /// next three, can be put back.
  case killWordBackward, killWordForward
  /// As `killWordBackward`, where only spaces part words.
  case killSpacedWord
  case killToStart, killToEnd
  /// Puts back what was taken last.
  case yank
  /// Exchanges the two graphemes around the cursor.
  case transpose
}
