/// Gathers what is wrong with a text, one thing for each place.
struct ProblemReport {
  /// After so many errors the text is not read on; so many warnings are kept.
  static let longest = 100

  private(set) var diagnostics: [Diagnostic] = []
  private var places: Set<Int> = []
  private var warningCount = 0
  private(set) var errorCount = 0

  /// Whether a limit was passed, so that nothing more is told.
  private var isClosed = false

  var isFull: Bool { isClosed || errorCount >= Self.longest }

  /// Adds a problem, unless one at the same place is known already.
  mutating func add(_ problem: SyntaxProblem, at range: SourceRange?) {
    if isFull { return }
    if problem.severity == .warning {
      guard warningCount < Self.longest else { return }
      warningCount += 1
    } else {
      if let range, !places.insert(range.start).inserted { return }
      errorCount += 1
    }
    diagnostics.append(problem.diagnostic(at: range))
    if isFull {
      diagnostics.append(SyntaxProblem.tooManyErrors.diagnostic(at: range?.endPlace))
    }
  }

  /// Adds a problem that ends the reading of the text; what follows from that is not told.
  mutating func close(with problem: SyntaxProblem, at range: SourceRange?) {
    add(problem, at: range)
    isClosed = true
  }

  /// The problems by their place; those at one place as they were found.
  var inOrder: [Diagnostic] {
    diagnostics.enumerated().sorted { first, second in
      let places = (first.element.range?.start ?? -1, second.element.range?.start ?? -1)
      return places.0 == places.1 ? first.offset < second.offset : places.0 < places.1
    }.map(\.element)
  }
}
