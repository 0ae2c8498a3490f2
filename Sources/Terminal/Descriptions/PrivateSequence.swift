/// The sequences that curses writes for `BlockTranslation`, in terminfo's language.
///
/// They begin with control characters that curses writes nowhere else.
enum PrivateSequence {
  /// `cup`, to a row and a block.
  static let movement = "\u{2}%p1%d;%p2%d;"
  /// `clear`.
  static let clear = "\u{3}"
  /// `el`.
  static let clearToEnd = "\u{4}"
}
