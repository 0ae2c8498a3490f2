/// Something wrong in a file, to be reported to its author.
package struct Diagnostic: Hashable, Sendable {
  package enum Severity: String, Sendable {
    /// The file cannot be used.
    case error
    /// The file can be used, but perhaps does not do what its author meant.
    case warning
  }

  package let severity: Severity
  /// One sentence without a capital or a full stop; it may quote the file.
  package let message: String
  /// The offending words; nil for the file as a whole.
  package let range: SourceRange?
  /// What to write instead, shown after the pointer.
  package let note: String?

  package init(
    _ severity: Severity, _ message: String, at range: SourceRange?, note: String? = nil
  ) {
    self.severity = severity
    self.message = message
    self.range = range
    self.note = note
  }

  package static func error(
    _ message: String, at range: SourceRange?, note: String? = nil
  ) -> Diagnostic {
    Diagnostic(.error, message, at: range, note: note)
  }

  package static func warning(
    _ message: String, at range: SourceRange?, note: String? = nil
  ) -> Diagnostic {
    Diagnostic(.warning, message, at: range, note: note)
  }
}

extension [Diagnostic] {
  /// Nil if there are only warnings.
  package var firstError: Diagnostic? { first { $0.severity == .error } }
}
