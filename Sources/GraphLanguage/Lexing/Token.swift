import Basics

/// The smallest piece of a graph file that means something.
struct Token: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    // Names and values.
    case bare
    case numeral
    case quoted
    case html
    /// Between single or typographic quotes, which DOT does not know.
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

    // What DOT does not know, but hands write.
    /// `<-`, `<->`, `=>`, `-->`, `→`
    case wrongArrow
    /// `==` or `:=`
    case wrongEquals
    /// Any other character.
    case stray

    case endOfFile
  }

  let kind: Kind
  /// All of it, quotes and angle brackets included.
  let range: SourceRange
  /// What stands between quotes or angle brackets; of others the whole.
  let content: SourceRange
  /// Whether a line ends between the token before it and this one.
  let startsLine: Bool
  /// What is wrong with it, or with the space before it.
  let diagnostic: LexicalDiagnostic?

  /// Whether it can stand for a name or a value.
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

/// The words that DOT keeps for itself, in capitals or not.
enum Keyword: String, Hashable, Sendable {
  case node
  case edge
  case graph
  case digraph
  case subgraph
  case strict
}

/// Something wrong below the level of the grammar.
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
