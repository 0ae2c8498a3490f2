/// Reads the tokens of a text one at a time, with lookahead, and collects what is wrong with the
/// text.
///
/// All parts of the parser share one cursor.
final class TokenCursor {
  let source: SourceText
  /// The token that is read next.
  private(set) var current: Token
  /// The offset after the token that was read last.
  private(set) var previousEnd = 0
  private var lexer: Lexer
  private var collector = DiagnosticCollector()

  init(_ source: SourceText) {
    self.source = source
    lexer = Lexer(bytes: source.bytes)
    current = lexer.next()
  }

  // MARK: - Reading

  /// Reads the current token and reports what is wrong with it.
  @discardableResult
  func advance() -> Token {
    let token = current
    if let problem = token.diagnostic { report(problem) }
    previousEnd = token.range.end
    current = lexer.next()
    return token
  }

  /// Reads the current token if it is of the given kind.
  func take(_ kind: Token.Kind) -> Token? {
    current.kind == kind ? advance() : nil
  }

  /// Continues reading at an offset, whatever token began before it.
  func resume(at offset: Int) {
    previousEnd = offset
    lexer.offset = offset
    current = lexer.next()
  }

  // MARK: - Looking

  /// The token after the current one.
  var following: Token {
    var ahead = lexer
    return ahead.next()
  }

  /// A lexer that reads what follows the current token without moving the cursor.
  var lookahead: Lexer { lexer }

  /// A lexer that reads on from an offset without moving the cursor.
  func lookahead(from offset: Int) -> Lexer {
    var ahead = lexer
    ahead.offset = offset
    return ahead
  }

  /// The current token as it is written in the file.
  var currentText: String {
    current.kind == .endOfFile ? "end of file" : source.text(in: current.range)
  }

  /// Whether the current token directly follows the previous one, with no space between them.
  var isTouching: Bool {
    current.range.start == previousEnd && current.kind != .endOfFile
  }

  // MARK: - Diagnostics

  /// Whether an error was reported.
  var hasErrors: Bool { collector.errorCount > 0 }

  /// What was reported, in the order of the text.
  var diagnostics: [Diagnostic] { collector.inOrder }

  /// Reports a problem; after too many, the rest of the text is skipped.
  ///
  /// - Parameters:
  ///   - problem: What is wrong.
  ///   - range: The offending words; nil for the file as a whole.
  func report(_ problem: SyntaxDiagnostic, at range: SourceRange?) {
    collector.add(problem, at: range)
    if collector.isFull, lexer.offset < source.bytes.count { resume(at: source.bytes.count) }
  }

  /// Reports a problem at the current token, or what is wrong with that token itself.
  func reportHere(_ problem: SyntaxDiagnostic) {
    if let lexical = current.diagnostic {
      report(lexical)
    } else {
      report(problem, at: current.range)
    }
  }

  /// Reports a last problem and skips the rest of the text.
  func stop(with problem: SyntaxDiagnostic, at range: SourceRange) {
    collector.close(with: problem, at: range)
    resume(at: source.bytes.count)
  }

  private func report(_ problem: LexicalDiagnostic) {
    let known: SyntaxDiagnostic =
      switch problem.kind {
      case .unclosedQuote: .unclosedQuote
      case .unclosedComment: .unclosedComment
      case .unclosedHTML: .unclosedHTML
      case .wrongQuotes: .wrongQuotes(content: contentOfWrongQuotes(problem.range))
      case .oddSpace(let scalar): .oddSpace(scalar)
      case .controlCharacter(let byte): .controlCharacter(byte)
      }
    report(known, at: problem.range)
  }

  private func contentOfWrongQuotes(_ range: SourceRange) -> String {
    String(source.text(in: range).dropFirst().dropLast())
  }

  // MARK: - Recovery

  /// Skips the rest of a statement: to its `;`, to a token on another line, or to a closing brace.
  func skipStatement() {
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

  /// Skips from an opening brace through the one that closes it.
  func skipBraces() {
    var open = 0
    repeat {
      switch advance().kind {
      case .leftBrace: open += 1
      case .rightBrace: open -= 1
      default: break
      }
    } while open > 0 && current.kind != .endOfFile
  }
}
