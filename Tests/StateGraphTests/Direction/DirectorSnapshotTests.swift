import Support
import Animation
import Basics
import Testing

@testable import StateGraph

/// A director that goes back to a snapshot of its own.
struct DirectorSnapshotTests {
  private static let statements = """
    node [frames="0-2"]; anchor="top-left"
    subgraph cluster_x { speed=3; a [hold="1s..2s", move="7,1"]; b; a -> b; b -> a [on="after 1.1s"] }
    subgraph cluster_y { c; e [repeat="2..4"]; c -> e [on="key d", when=loop]; e -> c }
    a -> e [when=loop]; e -> b [on=loop, when=stop]
    """

  private func director() throws -> (Director, Log) {
    let play = try Play(Self.statements)
    let director = Director(play.graph, geometry: play.geometry, seed: 7)
    let log = Log()
    director.onEvent = { log.events.append($0) }
    director.reportsFrames = true
    director.start()
    return (director, log)
  }

  private final class Log {
    var events: [TraceEvent] = []
  }

  @Test func `From a snapshot it plays the same, to the last event`() throws {
    let (director, log) = try director()
    for moment in stride(from: 0, through: Nanoseconds.seconds(20), by: 1_370_000_001) {
      director.advance(to: moment)
      let snapshot = director.snapshot(at: moment)
      let before = log.events.count
      director.take(.key("d"), at: moment + 5)
      director.advance(to: moment + .seconds(9))
      let (events, visits) = (log.events[before...], director.actors.map(\.visits))
      director.restore(snapshot)
      #expect(director.time == moment && director.eventCount == snapshot.eventCount)
      log.events = []
      director.take(.key("d"), at: moment + 5)
      director.advance(to: moment + .seconds(9))
      #expect(log.events[...] == events)
      #expect(director.actors.map(\.visits) == visits)
      director.restore(snapshot)
    }
  }

  @Test func `All that a user may have changed is as it was`() throws {
    let (director, _) = try director()
    director.advance(to: .milliseconds(500))
    let snapshot = director.snapshot(at: .milliseconds(500))
    let small = StageGeometry(director.graph, columns: 30, rows: 9)
    for input in [
      StageInput.pause, .resize(small), .loop(actor: 0, isOn: true), .play(actor: 1, state: 1),
    ] {
      director.take(input, at: .milliseconds(600))
    }
    _ = director.takeChanges()
    director.restore(snapshot)
    #expect(director.geometry.columns == 80)
    #expect(director.actors.map(\.stateName) == ["a", "c"])
    #expect(!director.actors[0].isLooped && director.actors[1].entryCount == 1)
    #expect(director.takeChanges() == [0, 1])
    let isPausedAgain = director.take(.pause, at: .milliseconds(500))
    #expect(isPausedAgain)
  }

  @Test func `Without an event in between, going back needs no snapshot`() throws {
    let director = Director(
      try readStatements("a [frames=\"0-3\"]; b [frames=\"4\"]; a -> b [on=\"key d\"]"))
    director.start()
    director.advance(to: .milliseconds(350))
    #expect(director.goBack(to: .milliseconds(150)))
    #expect(director.time == .milliseconds(150))
    #expect(director.nextBoundary(after: director.time) == .milliseconds(200))
    director.take(.key("d"), at: .milliseconds(170))
    #expect(!director.goBack(to: .milliseconds(160)))
    #expect(director.time == .milliseconds(170))
  }

  @Test func `An actor that has ended is on the stage again before its end`() throws {
    let director = Director(
      try readStatements("a [frames=\"0\", repeat=1, shape=doublecircle]"))
    director.start()
    let snapshot = director.snapshot(at: 0)
    director.advance(to: .seconds(1))
    #expect(director.isDone)
    director.restore(snapshot)
    #expect(!director.isDone && director.nextEvent == .milliseconds(100))
  }
}
