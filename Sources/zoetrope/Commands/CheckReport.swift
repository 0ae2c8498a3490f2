import Inputs
import GraphLanguage
import Player
import StateGraph

/// The result of checking one file.
struct CheckReport {
  /// As the user named it.
  let file: String
  /// What the ranges of the diagnostics lie in; nil for a sheet, and for a file that cannot be read.
  let source: SourceText?
  /// In the order of the file.
  let diagnostics: [Diagnostic]
  /// What is in the file; nil if there is an error.
  let summary: String?

  init(_ file: String, _ result: Result<Input, InputError>) {
    self.file = file
    switch result {
    case .success(let input):
      source = input.source
      diagnostics = input.diagnostics
      summary = Self.summary(of: input.graph)
    case .failure(.graph(let text, let found, _)):
      source = text
      diagnostics = found
      summary = nil
    case .failure(.unusable(_, let reason)):
      source = nil
      diagnostics = [.error(reason, at: nil)]
      summary = nil
    }
  }

  func count(of severity: Diagnostic.Severity) -> Int {
    diagnostics.count { $0.severity == severity }
  }

  private static func summary(of graph: StateGraph) -> String {
    let states = graph.actors.reduce(0) { $0 + $1.states.count }
    let transitions = graph.actors.reduce(0) { $0 + $1.transitions.count }
    return counted(states, "state") + ", " + counted(transitions, "transition")
  }
}

extension CheckReport {
  /// Writes the diagnostics as objects of JSON, elements of an array.
  ///
  /// Lines and columns count from one, columns in characters; the end is the place behind the last
  /// character meant. A member without a value is left out.
  func write(to writer: inout JSONWriter) {
    for diagnostic in diagnostics {
      writer.element()
      writer.object { writer in
        writer.member("file", file)
        if let source, let range = diagnostic.range {
          let start = source.position(at: range.start)
          let end = source.position(at: range.end)
          writer.member("line", start.line)
          writer.member("column", start.column)
          writer.member("endLine", end.line)
          writer.member("endColumn", end.column)
        }
        writer.member("severity", diagnostic.severity.rawValue)
        writer.member("message", diagnostic.message)
        if let note = diagnostic.note { writer.member("note", note) }
      }
    }
  }
}
