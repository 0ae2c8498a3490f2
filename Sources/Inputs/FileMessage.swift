import Basics
import Files
package import GraphLanguage

/// One sentence about a file that says what is wrong or doubtful in it, and where.
package struct FileMessage: Hashable, Sendable {
  package let severity: Diagnostic.Severity
  /// What the file is called.
  private let name: String
  /// Where in the file it is; nil if nowhere in particular.
  private let position: SourcePosition?
  private let sentence: String

  /// Describes a diagnostic.
  ///
  /// - Parameters:
  ///   - diagnostic: What is wrong.
  ///   - source: The file in which it is.
  ///   - name: What the file is called; nil for the last part of its path.
  ///   - files: Paths of files that the message may mention; they are written relative to the file's folder.
  package init(
    _ diagnostic: Diagnostic, in source: SourceText, named name: String? = nil,
    files: Set<String> = []
  ) {
    let path = PathName(source.name)
    severity = diagnostic.severity
    self.name = name ?? path.last
    position = diagnostic.range.map { source.position(at: $0.start) }
    sentence = MessagePaths(in: diagnostic.message).text(from: path.directory, files: files)
  }

  /// Describes why a file cannot be played; of its diagnostics, the first error.
  ///
  /// - Parameters:
  ///   - error: Why.
  ///   - name: What the file is called; nil for the last part of its path.
  package init(_ error: InputError, named name: String? = nil) {
    switch error {
    case .unusable(let file, let reason):
      self.init(.error, name ?? PathName(file).last, nil, reason)
    case .graph(let source, let diagnostics, let origins):
      guard let first = diagnostics.firstError ?? diagnostics.first else {
        self.init(.error, name ?? PathName(source.name).last, nil, "it cannot be read")
        return
      }
      self.init(first, in: source, named: name, files: origins.paths)
    }
  }

  private init(
    _ severity: Diagnostic.Severity, _ name: String, _ position: SourcePosition?,
    _ sentence: String
  ) {
    self.severity = severity
    self.name = name
    self.position = position
    self.sentence = sentence
  }

  /// `name:line:column: sentence`, or `name: sentence`.
  package var text: String {
    let place = position.map { "\($0.line):\($0.column):" } ?? ""
    return "\(name):\(place) \(sentence)"
  }

  /// For where the file's name stands beside it: the sentence alone, if it has no position.
  package var brief: String { position == nil ? sentence : text }
}
