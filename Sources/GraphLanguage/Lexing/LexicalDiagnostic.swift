/// A mistake in a token or in the space before it.
struct LexicalDiagnostic: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case unclosedQuote
    case unclosedComment
    case unclosedHTML
    case wrongQuotes
    case oddSpace(Unicode.Scalar)
    case controlCharacter(UInt8)
  }

  let kind: Kind
  let range: SourceRange
}
