import Support
import Animation
import StateGraph
import Testing

@testable import Player

struct SurroundingsTests {
  private func surroundings(_ statements: String, at milliseconds: Int64 = 0) throws -> Surroundings
  {
    let director = try Scene.director(statements, at: milliseconds)
    return Surroundings(of: director.actors[0], in: director.actors)
  }

  private func states(_ ways: [Surroundings.Way]) -> [Int?] { ways.map { $0.place?.state } }

  @Test func `Ways lead here from states, from any state and from other actors`() throws {
    let found = try surroundings(
      """
      node [frames="0"]
      subgraph cluster_x { a; b; b -> a; "*" -> a [on=click]; a -> a [on="key d"] }
      subgraph cluster_y { c; e }
      e -> a [on="signal s"]
      """)
    #expect(states(found.incoming) == [1, nil, 0, 1])
    #expect(found.incoming.map { $0.place?.actor } == [0, nil, 0, 1])
  }

  @Test func `A state's own ways hide those from any state of the same trigger`() throws {
    let found = try surroundings(
      """
      node [frames="0"]; a; b; c; a -> b [on=click]; "*" -> c [on=click]; "*" -> c [on="key d"]
      """)
    #expect(states(found.outgoing) == [1, 2])
    #expect(found.outgoing.map(\.odds) == [nil, nil])
  }

  @Test func `Odds are those of one trigger, other actors' edges aside`() throws {
    let found = try surroundings(
      """
      node [frames="0", repeat=2]
      subgraph cluster_x {
        a; b; c
        a -> b [weight=1]; a -> c [weight=2]; a -> a [on=loop]; a -> b [on=click, weight=0]; a -> c [on=click]
      }
      subgraph cluster_y { e }
      a -> e
      """)
    let odds = found.outgoing.map { "\($0.transition.trigger.text) \($0.odds ?? -1)" }
    #expect(
      odds == ["loop -1", "stop 33", "click 0", "stop 67", "click 100", "stop -1"])
  }

  @Test func `They are found anew where something else is in play`() throws {
    let director = try Scene.director(
      "node [frames=\"0\", repeat=1]; a -> b -> a; a -> \"^\" [on=click]", at: 50)
    let actor = director.actors[0]
    let found = Surroundings(of: actor, in: director.actors)
    #expect(found.areThose(of: actor))
    director.advance(to: .milliseconds(150))
    #expect(!found.areThose(of: actor))
    director.advance(to: .milliseconds(250))
    #expect(!found.areThose(of: actor), "back leads elsewhere now")
  }
}
