/// Collects what is wrong with a text, at most one error for each place.
struct DiagnosticCollector {
  /// Maximum number of errors, after which the rest of the text is skipped, and of warnings.
  private static let limit = 100

  private(set) var errorCount = 0
  private var diagnostics: [Diagnostic] = []
  private var errorPlaces: Set<Int> = []
  private var warningCount = 0
  /// Whether some other limit was passed, after which nothing more is reported.
  private var isClosed = false

  var isFull: Bool { isClosed || errorCount >= Self.limit }

  /// Adds a problem, unless an error at the same place is known already.
  mutating func add(_ problem: SyntaxDiagnostic, at range: SourceRange?) {
    if isFull { return }
    if problem.severity == .warning {
      guard warningCount < Self.limit else { return }
      warningCount += 1
    } else {
      if let range, !errorPlaces.insert(range.start).inserted { return }
      errorCount += 1
    }
    diagnostics.append(problem.diagnostic(at: range))
    if isFull {
      diagnostics.append(SyntaxDiagnostic.tooManyErrors.diagnostic(at: range?.endPlace))
    }
  }

  /// Adds a problem after which the text is not read any further, and ignores all later ones.
  mutating func close(with problem: SyntaxDiagnostic, at range: SourceRange?) {
    add(problem, at: range)
    isClosed = true
  }

  /// The diagnostics by their place in the text, and at one place in the order in which they were
  /// added.
  ///
  /// Those about the file as a whole come first.
  var inOrder: [Diagnostic] {
    diagnostics.enumerated().sorted { first, second in
      let places = (first.element.range?.start ?? -1, second.element.range?.start ?? -1)
      return places.0 == places.1 ? first.offset < second.offset : places.0 < places.1
    }.map(\.element)
  }
}
