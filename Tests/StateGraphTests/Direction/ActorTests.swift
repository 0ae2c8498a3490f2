import Support
import Basics
import Animation
import Testing

@testable import StateGraph

struct ActorTests {
  private func actor(_ statements: String, seed: UInt64 = 0) throws -> Actor {
    let graph = try readStatements(statements)
    return Actor(
      graph.actors[0], index: 0, sheets: graph.sheets, generator: SeededGenerator(seed: seed),
      geometry: StageGeometry(graph, columns: 80, rows: 24))
  }

  @Test func `Weights come out within a hundredth over 100,000 draws`() throws {
    let actor = try actor(
      """
      node [frames="0", repeat=1]
      a -> b [weight=1]; a -> c [weight=3]; a -> d [weight="0.5"]; a -> e [weight=0]; a -> a
      """)
    let draws = 100_000
    var counts = Array(repeating: 0, count: 5)
    for _ in 0..<draws {
      let taken = try #require(actor.draw(among: actor.transitions(on: .stop)))
      guard case .state(let target) = taken.to else { continue }
      counts[target] += 1
    }
    let shares = [1, 1, 3, 0.5, 0].map { $0 / 5.5 }
    for (count, share) in zip(counts, shares) {
      #expect(abs(Double(count) / Double(draws) - share) < 0.01)
    }
    #expect(counts[4] == 0)
  }

  @Test func `A single way out uses up no random number`() throws {
    let statements = "node [frames=\"0\", repeat=1]\n a -> b; b -> a; b -> b"
    let (one, other) = (try actor(statements), try actor(statements))
    for _ in 0..<100 {
      _ = one.draw(among: one.transitions(on: .stop))
    }
    let choices = one.graph.transitions.filter { $0.from == .state(1) }
    for _ in 0..<100 { #expect(one.draw(among: choices) == other.draw(among: choices)) }
  }

  @Test func `A state without an edge leads nowhere`() throws {
    let actor = try actor("a [frames=\"0\", repeat=1]")
    #expect(actor.transitions(on: .stop).isEmpty)
    #expect(actor.draw(among: []) == nil)
  }

  @Test func `All ways out are in the order of their targets, whatever their triggers`()
    throws
  {
    let actor = try actor(
      """
      node [frames="0"]; a; b; c
      a -> c [on="key d"]; a -> c [on=loop]; a -> b [on=click]; b -> a
      "*" -> b [on=click]; "*" -> a [on=border]; "*" -> c [on="after 1s"]; a -> "^" [on="after 2s"]
      """)
    #expect(
      actor.transitions.map(\.trigger.text) == [
        "after 2s", "click", "key d", "loop", "after 1s",
      ])
  }
}
