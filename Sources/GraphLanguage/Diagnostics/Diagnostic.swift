/// Something to tell the author of a file: what is wrong, and where.
package struct Diagnostic: Hashable, Sendable {
  package enum Severity: String, Sendable {
    /// The file cannot be used.
    case error
    /// The file can be used, and does perhaps not do what its author meant.
    case warning
  }

  package let severity: Severity
  /// One sentence without a capital or a full stop; it may quote the file's own words.
  package let message: String
  /// The offending words; nil if the file as a whole is meant.
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
  /// Nil if there are warnings at most.
  package var firstError: Diagnostic? { first { $0.severity == .error } }
}
