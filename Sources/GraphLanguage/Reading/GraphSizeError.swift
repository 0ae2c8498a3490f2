import Basics

/// A file has more nodes, edges or attributes than it may.
struct GraphSizeError: Error {
  let maximum: Int
  /// What there is too much of, in the plural.
  let things: StaticString
  /// Where the first one too many is.
  let range: SourceRange

  var diagnostic: Diagnostic {
    .error("the file has more than \(grouped(maximum)) \(things)", at: range)
  }
}
