/// A paragraph about a command, or about the program.
enum Remark: Sendable {
  /// Text that may be wrapped between words.
  case text(String)
  /// Keys with what they do, under a title.
  case keys(String, [(keys: [String], text: String)])
  /// Lines to be typed, or of a file.
  case example(String)
}
