import Support
import Basics
import Animation
import StateGraph
import Testing

struct VisitTests {
  private let chain = "node [frames=\"0-1\", repeat=2]; a -> b -> c -> a"

  private func visits(_ director: Director) -> [String] {
    let actor = director.actors[0]
    return actor.visits.map { visit in
      let times = [visit.start, visit.stop, visit.end].map {
        $0.map { "\($0 / .perMillisecond)" } ?? "-"
      }
      return "\(actor.graph.states[visit.state].name) \(times.joined(separator: " "))"
    }
  }

  @Test func `A visit has its start, its stop and its end`() throws {
    let director = Director(try readStatements(chain + "; a -> c [on=\"key d\"]"))
    director.start()
    director.advance(to: .milliseconds(1250))
    director.take(.key("d"), at: .milliseconds(1300))
    #expect(
      visits(director) == [
        "a 0 400 400", "b 400 800 800", "c 800 1200 1200", "a 1200 - 1300", "c 1300 - -",
      ])
    #expect(director.actors[0].visits[4].arrival?.trigger == .key("d"))
    #expect(director.actors[0].visits[4].arrival?.from == 0)
    #expect(director.actors[0].visits[0].arrival == nil)
  }

  @Test func `Choices on the way are noted`() throws {
    let director = Director(
      try readStatements("node [frames=\"0\", repeat=1]; a -> c; c [shape=diamond]; c -> b"))
    director.start()
    director.advance(to: .milliseconds(100))
    let arrival = director.actors[0].lastVisit?.arrival
    #expect(arrival?.from == 0 && arrival?.choice == 1 && arrival?.trigger == .stop)
  }

  @Test func `Loops are counted until the visit's end`() throws {
    let director = Director(try readStatements(chain))
    director.start()
    director.advance(to: .milliseconds(500))
    let visit = director.actors[0].visits[0]
    #expect(
      [0, 199, 200, 399, 400, 9000].map { visit.loops(at: .milliseconds($0)) } == [
        0, 0, 1, 1, 1, 1,
      ])
  }

  @Test func `The oldest visits are dropped`() throws {
    let director = Director(
      try readStatements("node [frames=\"0\", repeat=1, fps=1000]; a -> b -> a"))
    director.start()
    director.advance(to: .seconds(10))
    let log = director.actors[0].visits
    #expect((256...512).contains(log.count))
    #expect(log.last?.start == .seconds(10))
  }

  @Test func `The visits of states that an edited file still has are kept, with their new indexes`()
    throws
  {
    let director = Director(try readStatements(chain))
    director.start()
    director.advance(to: .milliseconds(1300))
    let other = Director(try readStatements("node [frames=\"0-1\", repeat=2]; c -> d -> a -> c"))
    other.takeUp(director.snapshot(at: .milliseconds(1300)), at: .milliseconds(1300))
    #expect(visits(other) == ["a 0 400 400", "c 800 1200 1200", "a 1200 - -"])
  }

  @Test func `A state that plays in another way after an edit is another visit`() throws {
    let director = Director(try readStatements(chain))
    director.start()
    director.advance(to: .milliseconds(100))
    let other = Director(try readStatements("a [frames=\"0-4\"]"))
    other.takeUp(director.snapshot(at: .milliseconds(100)), at: .milliseconds(100))
    #expect(visits(other) == ["a 0 - 100", "a 100 - -"])
    #expect(other.actors[0].visits[1].loops(at: .milliseconds(500)) == 1)
  }

  @Test func `A state that is gone leaves a gap`() throws {
    let director = Director(try readStatements(chain))
    director.start()
    director.advance(to: .milliseconds(500))
    let other = Director(try readStatements("a [frames=\"0-1\"]"))
    other.takeUp(director.snapshot(at: .milliseconds(500)), at: .milliseconds(500))
    #expect(visits(other) == ["a 0 400 400", "a 500 - -"])
  }
}
