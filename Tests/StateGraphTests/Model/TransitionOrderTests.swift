import Support
import Testing

@testable import StateGraph

struct TransitionOrderTests {
  @Test func `Transitions stand in the order of their targets, those of one target as they were`() {
    let targets: [Transition.Target] = [
      .other(actor: 1, state: 0), .state(2), .back, .state(0), .other(actor: 0, state: 3),
      .state(2),
    ]
    let transitions = targets.enumerated().map { Transition(from: .any, to: $1, weight: Int64($0)) }
    #expect(transitions.sortedByTarget().map(\.weight) == [2, 3, 1, 5, 4, 0])
  }

  @Test func `Chance does not depend on the order of the edges in the file`() throws {
    let head = "node [frames=\"0\", repeat=1]\n a; b; c\n"
    let one = try readStatements(head + "a -> b; a -> c [weight=2]; b -> a; c -> a")
    let other = try readStatements(head + "c -> a; a -> c [weight=2]; b -> a; a -> b")
    #expect(trace(one, until: .seconds(30)) == trace(other, until: .seconds(30)))
  }
}
