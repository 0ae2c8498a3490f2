import Basics
import Inputs
import Glibc
import GraphLanguage
import Player
import Terminal

/// Reports on standard error what is wrong with a file.
enum Complaint {
  /// The maximum number of diagnostics printed for one file; more would not help.
  private static let most = 20

  /// Reports an error.
  ///
  /// - Returns: The failure to end with.
  static func report(_ error: InputError) -> Failure {
    switch error {
    case .unusable(let file, let reason):
      return .run("\(named(file)): \(reason)")
    case .graph(let source, let diagnostics, _):
      report(diagnostics, in: source)
      return .reported
    }
  }

  /// Reports diagnostics, each with its line and a pointer.
  static func report(_ diagnostics: [Diagnostic], in source: SourceText?) {
    guard let source, !diagnostics.isEmpty else { return }
    let showsColor = isatty(STDERR_FILENO) == 1 && !TerminalEnvironment.current.refusesColor
    let renderer = DiagnosticRenderer(style: showsColor ? .coloured : .plain)
    Output.complain(renderer.render(Array(diagnostics.prefix(most)), in: source))
    if diagnostics.count > most {
      Output.complain("\(visible(source.name)): and \(diagnostics.count - most) more\n")
    }
  }
}
