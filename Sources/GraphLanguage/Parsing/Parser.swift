/// Reads a graph file by recursive descent, one token ahead.
///
/// What is wrong is reported where it is found, and reading goes on as if the author had written what he most
/// likely meant: a missing quote, bracket or `=` is supplied, a wrong arrow taken for the right one. Where that
/// does not help, the rest of the statement is skipped: up to `;`, a closing bracket or brace, or the line's end.
struct Parser {
  /// Subgraphs may stand so deep within each other.
  static let deepestNesting = 64
  /// Graphs and subgraphs of a file at most.
  static let mostSubgraphs = 100_000

  let source: SourceText
  var lexer: Lexer
  /// The token to be read next.
  private(set) var current: Token
  /// The end of the token read last.
  private(set) var previousEnd = 0
  var report = ProblemReport()
  /// Those of the statement being read; kept, so that each statement's list is made in its final size.
  var attributes: [Attribute] = []
  /// Whether the graph being read is a digraph.
  var isDirected = true
  /// Graphs and subgraphs read so far.
  private(set) var subgraphCount = 0
  /// How deep the subgraph being read stands; zero in the graph itself.
  var depth = 0
  /// The `{` that its closing brace's indentation says is closed by another one's brace.
  var suspectBrace: SourceRange?
  /// Whether a brace or bracket was reported as never closed, so that the ones around it are not.
  var isUnclosedReported = false

  init(_ source: SourceText) {
    self.source = source
    lexer = Lexer(bytes: source.bytes)
    current = lexer.next()
  }

  // MARK: - Tokens

  /// Reads the current token and says what is wrong with it.
  @discardableResult
  mutating func advance() -> Token {
    let token = current
    if let problem = token.problem { add(problem) }
    previousEnd = token.range.end
    current = lexer.next()
    return token
  }

  /// Reads the current token if it is of a kind.
  mutating func take(_ kind: Token.Kind) -> Token? {
    current.kind == kind ? advance() : nil
  }

  /// Reads on from an offset, whatever token began before it.
  mutating func resume(at offset: Int) {
    previousEnd = offset
    lexer.offset = offset
    current = lexer.next()
  }

  /// The token after the current one.
  func following() -> Token {
    var ahead = lexer
    return ahead.next()
  }

  /// The current token's words, as the file has them.
  var currentText: String {
    current.kind == .endOfFile ? "end of file" : source.text(in: current.range)
  }

  /// Whether no space stands between the token read last and the current one.
  var isTouching: Bool {
    current.range.start == previousEnd && current.kind != .endOfFile
  }

  // MARK: - Problems

  /// Reports a problem; after too many, the text ends here.
  mutating func fail(_ problem: SyntaxProblem, at range: SourceRange?) {
    report.add(problem, at: range)
    if report.isFull, lexer.offset < source.bytes.count { resume(at: source.bytes.count) }
  }

  /// Counts a graph or subgraph that begins at a range; after too many, the text ends here.
  mutating func countSubgraph(at range: SourceRange) {
    subgraphCount += 1
    guard subgraphCount > Self.mostSubgraphs else { return }
    report.close(with: .tooManySubgraphs, at: range)
    resume(at: source.bytes.count)
  }

  /// Reports a problem at the current token, or what is wrong with that token itself.
  mutating func failHere(_ problem: SyntaxProblem) {
    if let lexical = current.problem {
      add(lexical)
    } else {
      fail(problem, at: current.range)
    }
  }

  private mutating func add(_ problem: LexicalProblem) {
    let known: SyntaxProblem =
      switch problem.kind {
      case .unclosedQuote: .unclosedQuote
      case .unclosedComment: .unclosedComment
      case .unclosedHTML: .unclosedHTML
      case .wrongQuotes: .wrongQuotes(content: contentOfWrongQuotes(problem.range))
      case .oddSpace(let scalar): .oddSpace(scalar)
      case .controlCharacter(let byte): .controlCharacter(byte)
      }
    fail(known, at: problem.range)
  }

  private func contentOfWrongQuotes(_ range: SourceRange) -> String {
    String(source.text(in: range).dropFirst().dropLast())
  }

  // MARK: - Recovery

  /// Skips the rest of a statement: to its `;`, to a token on another line, or to a closing brace.
  mutating func skipStatement() {
    var brackets = 0
    while current.kind != .endOfFile {
      switch current.kind {
      case .leftBracket: brackets += 1
      case .rightBracket: brackets = max(0, brackets - 1)
      case .semicolon where brackets == 0: return
      case .leftBrace, .rightBrace: return
      default: break
      }
      advance()
      if current.startsLine, brackets == 0 { return }
    }
  }
}
