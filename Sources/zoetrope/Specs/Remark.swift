/// A paragraph of what is said about a command, or about the program.
enum Remark: Sendable {
  /// A text; between words it may be broken into lines anywhere.
  case text(String)
  /// Keys with what they do, under a title.
  case keys(String, [(keys: [String], text: String)])
  /// Lines to be typed, or of a file.
  case example(String)
}
