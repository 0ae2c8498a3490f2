import GraphLanguage
import Player
import StateGraph

/// What there is to say about one file.
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

/// A number of things: `1 state`, `2 states`.
func counted(_ number: Int, _ word: String) -> String {
  "\(number) \(word)\(number == 1 ? "" : "s")"
}

extension CheckReport {
  /// The diagnostics as objects of JSON.
  ///
  /// Lines and columns count from one, columns in characters; the end is the place behind the last
  /// character meant. A member without a value is left out.
  var json: [JSONValue] {
    diagnostics.map { diagnostic in
      var members: [(name: String, value: JSONValue)] = [("file", .string(file))]
      if let source, let range = diagnostic.range {
        let start = source.position(at: range.start)
        let end = source.position(at: range.end)
        members += [
          ("line", .integer(start.line)), ("column", .integer(start.column)),
          ("endLine", .integer(end.line)), ("endColumn", .integer(end.column)),
        ]
      }
      members += [
        ("severity", .string(diagnostic.severity.rawValue)),
        ("message", .string(diagnostic.message)),
      ]
      if let note = diagnostic.note { members.append(("note", .string(note))) }
      return .object(members)
    }
  }
}
