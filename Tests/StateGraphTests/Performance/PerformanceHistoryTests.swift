import Animation
import Basics
import Support
import Testing

@testable import StateGraph

struct PerformanceHistoryTests {
  /// A history of a play with a snapshot every 100 events.
  private func history(actors: Int) throws -> PerformanceHistory {
    PerformanceHistory(
      from: try snapshot(after: 0), problem: nil, actors: actors, interval: 100)
  }

  /// A snapshot after a number of events, one each nanosecond.
  private func snapshot(after eventCount: Int) throws -> DirectorSnapshot {
    let graph = StateGraph(actors: [], sheets: [])
    return DirectorSnapshot(
      graph: graph, geometry: StageGeometry(graph, columns: 8, rows: 3),
      time: Nanoseconds(eventCount), eventCount: eventCount, isPaused: false, actors: [])
  }

  private func times(_ history: PerformanceHistory) -> [Nanoseconds] {
    history.moments.map(\.snapshot.time)
  }

  // MARK: Snapshots

  @Test func `Snapshots are due after as many events or inputs as asked for`() throws {
    var history = try history(actors: 1)
    #expect([0, 99, 100, 150].map { history.missing(after: $0) } == [100, 1, 0, 0])
    history.note(.pause, at: 5)
    #expect(history.missing(after: 99) == 0)
    history.keep(try snapshot(after: 99), problem: nil)
    #expect(history.missing(after: 99) == 100)
  }

  @Test func `Of too many snapshots the densest for their age are dropped`() throws {
    var history = try history(actors: 20_000)
    var kept: [[Nanoseconds]] = []
    for count in 1...5 {
      history.keep(try snapshot(after: count * 100), problem: nil)
      kept.append(times(history))
    }
    #expect(
      kept == [
        [0, 100], [0, 100, 200], [0, 100, 200, 300], [0, 200, 300, 400], [0, 300, 400, 500],
      ])
  }

  @Test func `However long a play is, few snapshots cover it, most of them of the recent past`()
    throws
  {
    var history = try history(actors: 1)
    for count in 1...20_000 { history.keep(try snapshot(after: count * 100), problem: nil) }
    let times = times(history)
    #expect(times.count == 16 && times[0] == 0 && times[15] == 2_000_000 && times[14] == 1_999_900)
    for (start, end) in zip(times, times.dropFirst()).dropFirst() {
      #expect(end - start <= (2_000_000 - start) * 3 / 4 + 100, "\(times)")
    }
  }

  @Test func `Going back drops what came later and leads to the snapshot before`() throws {
    var history = try history(actors: 1)
    for time in [30, 60, 130] as [Nanoseconds] {
      if time == 130 { history.keep(try snapshot(after: 100), problem: "stuck") }
      history.note(.key("d"), at: time)
    }
    let last = history.goBack(to: 150)
    #expect(last.snapshot.time == 100 && last.problem == "stuck")
    #expect(history.pending(until: 129) == nil)
    #expect(history.pending(until: 130)?.time == 130)
    history.passPending()
    #expect(history.pending(until: 150) == nil)
    #expect(history.goBack(to: 60).snapshot.time == 0)
    #expect(history.inputCount == 2)
    #expect(history.pending(until: 60)?.time == 30)
    history.note(.pause, at: 10)
    #expect(history.inputCount == 1, "what was still to be taken again is dropped")
  }

  // MARK: Bounds

  /// A play, and how many events an action plays.
  private final class Counted {
    let performance: Performance
    private var events = 0

    init(_ statements: String) throws {
      performance = Scene.performance(try Scene.read(statements))
      performance.director.onEvent = { [weak self] _ in self?.events += 1 }
    }

    func count(_ action: (Performance) -> Void) -> Int {
      events = 0
      action(performance)
      return events
    }

    /// Goes somewhere; returns how many events each call played.
    func go(to moment: Nanoseconds) -> [Int] {
      var counts = [count { $0.move(to: moment) }]
      while performance.isGoingBack { counts.append(count { $0.goOn() }) }
      while performance.time < moment { counts.append(count { $0.move(to: moment) }) }
      return counts
    }
  }

  @Test func `A step back plays as many events again as lie between two snapshots`() throws {
    let play = try Counted("a [frames=\"0-1\", fps=1000]")
    _ = play.go(to: 40 * .perSecond)
    for step in 1...200 {
      #expect(play.count { $0.stepBack() } <= 5_000)
      #expect(play.performance.time == 40 * .perSecond - Nanoseconds(step) * .perMillisecond)
    }
  }

  @Test func `A step back over pictures without events plays nothing again`() throws {
    let play = try Counted("a [frames=\"0-7\"]")
    _ = play.go(to: .milliseconds(3150))
    for step in 0..<6 {
      #expect(play.count { $0.stepBack() } == 0)
      #expect(play.performance.time == .milliseconds(3000 - Int64(step) * 100))
    }
  }

  @Test func `A long way back takes several calls, with the same outcome`() throws {
    let statements = "a [frames=\"0-1\", fps=1000, repeat=\"3..7\"]; a -> a"
    let play = try Counted(statements)
    let end = 400 * Nanoseconds.perSecond
    _ = play.go(to: end)
    for goal in [310, 200, 77, 3].map({ Nanoseconds($0) * .perSecond + 12_345 }) {
      let counts = play.go(to: goal)
      // Each stop reports two events: the stop and the next start.
      #expect(counts.allSatisfy { $0 <= 2 * Performance.mostAtOnce })
      #expect(play.performance.time == goal)
      let straight = try Counted(statements)
      _ = straight.go(to: goal)
      #expect(
        play.performance.director.actors[0].visits
          == straight.performance.director.actors[0].visits)
    }
  }

  @Test func `Input on a long way back ends it there`() throws {
    let play = try Counted("a [frames=\"0-1\", fps=1000]; b [frames=\"2\"]; a -> b [on=\"key d\"]")
    _ = play.go(to: 900 * .perSecond)
    play.performance.move(to: 100 * .perSecond)
    var calls = 0
    while play.performance.isGoingBack, calls < 2 {
      play.performance.move(to: play.performance.time)
      play.performance.goOn()
      calls += 1
    }
    let time = play.performance.time
    play.performance.take(.key("d"))
    #expect(!play.performance.isGoingBack && play.performance.time == time)
    #expect(play.performance.director.actors[0].stateName == "b")
  }

  @Test func `Of very many inputs the oldest are dropped, with that part of the play`() throws {
    let graph = try Scene.read(
      "a [frames=\"0\", fps=1]; b [frames=\"1\", fps=1]; a -> b -> a [on=\"key d\"]")
    let performance = Scene.performance(graph)
    var most = 0
    for turn in 1...25_000 {
      performance.move(to: .milliseconds(Int64(turn)))
      performance.take(.key("d"))
      most = max(most, performance.inputCount)
    }
    #expect(most == PerformanceHistory.mostInputs)
    #expect(performance.earliest >= 10 * .perSecond)
    performance.move(to: 0)
    while performance.isGoingBack { performance.goOn() }
    #expect(performance.time == performance.earliest)
    let turns = performance.time / .perMillisecond
    #expect(performance.director.actors[0].stateName == (turns.isMultiple(of: 2) ? "a" : "b"))
  }

  @Test func `A search for a state that is not found leaves the play as it was`() throws {
    let statements = """
      subgraph cluster_x { a [frames="0", hold="24h"]; b [frames="1"]; a -> b }
      subgraph cluster_y { c [frames="2-3", fps=1000, repeat="1..5"]; c -> c }
      """
    let (searching, straight) = (try Counted(statements), try Counted(statements))
    for play in [searching, straight] { _ = play.go(to: .milliseconds(50)) }
    #expect(searching.performance.stepStateForward(ofActor: 0) == .tooFar)
    #expect(searching.performance.time == .milliseconds(50))
    for play in [searching, straight] { _ = play.go(to: .milliseconds(20_000)) }
    for actor in 0..<2 {
      #expect(
        searching.performance.director.actors[actor].visits
          == straight.performance.director.actors[actor].visits)
    }
  }
}
