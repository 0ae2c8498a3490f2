import Support
import Animation
import StateGraph
import Testing

/// A tick that comes very late, with a limit on how much happens at once.
struct LateTickTests {
  private func director() throws -> (Director, Log) {
    let director = Director(
      try readStatements(
        """
        node [repeat=1, fps=1000]
        subgraph cluster_x { a [frames="0"]; b [frames="1-2"]; a -> b -> a; b -> b }
        subgraph cluster_y { c [frames="0-2", repeat="1..3"]; c -> c }
        """))
    let log = Log()
    director.onEvent = { log.events.append($0) }
    director.start()
    return (director, log)
  }

  private final class Log {
    var events: [TraceEvent] = []
  }

  @Test func `It comes in parts, each event once and at its time`() throws {
    let (whole, all) = try director()
    whole.advance(to: .seconds(3))
    let (bounded, log) = try director()
    var calls = 1
    while !bounded.advance(to: .seconds(3), atMost: 100) {
      calls += 1
      #expect(bounded.time <= .seconds(3))
      #expect(log.events.last.map { $0.time } == bounded.time)
    }
    #expect(log.events == all.events)
    #expect(bounded.time == .seconds(3))
    #expect(calls > 20)
  }

  @Test func `Input between two parts comes at the time that the play has reached`() throws {
    let graph = try readStatements(
      "node [fps=1000]\n a [frames=\"0-1\"]; b [frames=\"2-3\"]; a -> b [on=\"key d\"]")
    let director = Director(graph)
    var lines: [String] = []
    director.onEvent = { lines.append($0.line(at: $0.time)) }
    director.start()
    #expect(!director.advance(to: .seconds(3600), atMost: 2))
    director.take(.key("d"), at: director.time)
    #expect(!director.advance(to: .seconds(3600), atMost: 1))
    #expect(
      lines == [
        "0.000\td\tstart\ta", "0.002\td\tloop\ta\t1", "0.004\td\tloop\ta\t2",
        "0.004\td\tcut\ta\tkey d", "0.004\td\tstart\tb", "0.006\td\tloop\tb\t1",
      ])
  }

  @Test func `Passes that have no effect take no work, however many they are`() throws {
    let director = Director(try readStatements("a [frames=\"0-1\", fps=1000]"))
    director.start()
    #expect(director.advance(to: .seconds(365 * 86_400), atMost: 1))
  }

  @Test func `Asking for the next pass in between takes none away`() throws {
    let director = Director(
      try readStatements(
        """
        subgraph cluster_x { a [frames="0"]; b [frames="1"]; a -> b [on=loop] }
        subgraph cluster_y { c [frames="2"]; d [frames="3"]; c -> d [on=loop] }
        """))
    director.start()
    #expect(!director.advance(to: .milliseconds(100), atMost: 1))
    _ = director.nextPass
    director.advance(to: .milliseconds(100))
    #expect(director.actors.map(\.stateName) == ["b", "d"])
  }
}
