import GraphLanguage
import Player
import StateGraph

extension CommandSpec {
  static let check = CommandSpec(
    name: "check", operands: "FILE…", operandCount: 1...10_000,
    summary: "tell everything that is wrong with files, and play nothing",
    options: InputOptions.specs, remarks: ""
  ) { arguments in
    var failure: Failure?
    for path in arguments.operands {
      do throws(Failure) {
        let input = try InputOptions.load(path, arguments)
        try Output.write("\(visible(path)): \(summary(of: input))\n")
      } catch {
        if case .usage = error { throw error }
        if case .run(let message) = error { Output.complain("zoetrope: \(message)\n") }
        failure = .told
      }
    }
    if let failure { throw failure }
  }

  private static func summary(of input: Input) -> String {
    func count(_ number: Int, _ word: String) -> String {
      "\(number) \(word)\(number == 1 ? "" : "s")"
    }
    let states = input.graph.actors.reduce(0) { $0 + $1.states.count }
    let transitions = input.graph.actors.reduce(0) { $0 + $1.transitions.count }
    let warnings = input.diagnostics.count
    return [
      "good", count(states, "state"), count(transitions, "transition"),
      warnings == 0 ? nil : count(warnings, "warning"),
    ].compactMap { $0 }.joined(separator: ", ")
  }
}
