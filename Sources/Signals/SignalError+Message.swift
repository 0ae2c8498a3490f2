import Basics

extension SignalError: CustomStringConvertible {
  /// One sentence without a capital or a full stop, and where there is a remedy, that too.
  package var description: String {
    switch self {
    case .unsafeDirectory(let path, let fault):
      "the directory \(visible(path)) \(fault.description)"
    case .system(let path, let doing, let reason):
      "\(visible(path)) cannot be \(doing): \(reason)"
    case .nameTaken(let name):
      "a player named \(quoted(name)) runs already; give this one another name with --name"
    case .inTheWay(let path):
      "\(visible(path)) is in the way: it is no socket of yours; remove it"
    case .notRunning(let name, let running):
      "no player named \(quoted(name)) runs"
        + (running.isEmpty ? "" : "; there is \(Self.list(running))")
    case .nothingRuns: "no player runs"
    case .severalRun(let names):
      "several players run; say which one with --to: \(Self.list(names))"
    case .noAnswer(let name): "the player \(quoted(name)) does not answer"
    case .refused(let name, let reason):
      "the player \(quoted(name)) refuses: \(shortened(reason))"
    case .unheard(let signal, let player):
      "no actor of the player \(quoted(player)) listens for \(quoted(signal)) now"
    case .notAName(let name):
      "\(quoted(name)) cannot be a signal: it takes one line of up to "
        + "\(SignalRequest.longestName) bytes"
    }
  }

  private static func list(_ names: [String]) -> String {
    names.map { quoted($0) }.joined(separator: ", ")
  }
}

extension DirectoryFault: CustomStringConvertible {
  /// What is wrong, to be put after the directory's path.
  package var description: String {
    switch self {
    case .link: "is a symbolic link; remove it"
    case .noDirectory: "is no directory; remove it"
    case .foreign: "belongs to another user"
    case .open: "is open to other users; make it yours alone with chmod 700"
    }
  }
}
