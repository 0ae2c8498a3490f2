import Basics

/// A word or a sign of a graph file.
struct Token: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    // Names and values.
    case bare
    case numeral
    case quoted
    case html
    /// A string between single or typographic quotes, which DOT does not have.
    case wronglyQuoted

    case keyword(Keyword)

    // Punctuation.
    case leftBrace
    case rightBrace
    case leftBracket
    case rightBracket
    case semicolon
    case comma
    case equals
    case colon
    case plus
    /// `->`
    case arrow
    /// `--`
    case line

    // What is not DOT, but is often written.
    /// `<-`, `<->`, `=>`, `-->`, `→`
    case wrongArrow
    /// `==` or `:=`
    case wrongEquals
    /// Any other character.
    case stray

    case endOfFile
  }

  let kind: Kind
  /// The whole token, with quotes or angle brackets.
  let range: SourceRange
  /// What is between quotes or angle brackets; the whole range for other kinds.
  let content: SourceRange
  /// Whether a line ends between the previous token and this one.
  let startsLine: Bool
  /// What is wrong with it or with the space before it.
  let diagnostic: LexicalDiagnostic?

  /// Whether it can be a name or a value.
  var isIdentifier: Bool {
    switch kind {
    case .bare, .numeral, .quoted, .html, .wronglyQuoted: true
    default: false
    }
  }

  /// Whether it joins two ends of an edge, or was meant to.
  var isEdgeOperator: Bool {
    switch kind {
    case .arrow, .line, .wrongArrow: true
    default: false
    }
  }

  /// Whether it joins a name and a value, or was meant to.
  var isEquals: Bool { kind == .equals || kind == .wrongEquals }
}

/// The reserved words of DOT, in any case.
enum Keyword: String, Hashable, Sendable {
  case node
  case edge
  case graph
  case digraph
  case subgraph
  case strict
}
