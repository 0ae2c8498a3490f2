/// Why the program ends with an exit status other than 0.
enum Failure: Error {
  /// The command line was wrong: status 2.
  case usage(String)
  /// A file or the run failed: status 1.
  case run(String)
  /// The error was already reported: status 1.
  case reported

  /// Two options of which only one may be given.
  static func together(_ one: String, _ other: String) -> Failure {
    .usage("\(one) and \(other) cannot be used together")
  }

  var exitStatus: Int32 {
    switch self {
    case .usage: 2
    case .run, .reported: 1
    }
  }
}
