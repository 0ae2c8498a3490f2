import Support
import Basics
import Animation
import StateGraph
import Testing

/// Virtual weeks, exact to the nanosecond.
struct WeekTests {
  private static let week = Nanoseconds.seconds(7 * 86_400)

  /// All events of a play before a moment.
  private func events(
    _ graph: StateGraph, seed: UInt64 = 0, until end: Nanoseconds
  ) -> [TraceEvent] {
    let director = Director(graph, seed: seed)
    var events: [TraceEvent] = []
    director.onEvent = { events.append($0) }
    director.start()
    director.advance(to: end - 1)
    return events
  }

  // MARK: The drink demo

  /// Its states: name, frames of a pass, their rate, passes.
  private static let drink: [(name: String, frames: Int64, rate: Int64, passes: Int64)] = [
    ("walk", 12, 10, 3), ("drinkIn", 4, 10, 1), ("drinkIdle", 1, 5, 10), ("drinkOut", 7, 10, 1),
  ]

  @Test func `Six hours of the drink demo are as computed, event by event`() throws {
    let end = Nanoseconds.seconds(6 * 3600)
    var expected: [TraceEvent] = []
    var (time, place): (Nanoseconds, Int) = (0, 0)
    func add(_ kind: TraceEvent.Kind, _ time: Nanoseconds) {
      guard time < end else { return }
      expected.append(
        TraceEvent(time: time, actor: "drink", state: Self.drink[place % 4].name, kind: kind))
    }
    while time < end {
      let state = Self.drink[place % 4]
      let pass = state.frames * .perSecond / state.rate
      add(.start, time)
      for done in 1..<state.passes + 1 {
        add(done < state.passes ? .loop(Int(done)) : .stop, time + done * pass)
      }
      time += state.passes * pass
      place += 1
    }
    let found = events(try DrinkTests.graph(), until: end)
    // 3223 rounds of 6.7 s with 19 events each, and 5.9 s of another one.
    #expect(found.count == 3223 * 19 + 16)
    #expect(found == expected)
  }

  @Test func `A week of the drink demo ends where it should`() throws {
    let director = Director(try DrinkTests.graph())
    director.start()
    director.advance(to: Self.week)
    // 90,268 rounds of 6.7 s and 4.4 s: he has been holding the cup for 0.4 s, which is two passes.
    let actor = director.actors[0]
    #expect(actor.stateName == "drinkIdle")
    #expect(actor.manager.animator?.passes(at: Self.week) == 2)
    #expect(director.nextEvent == 90_268 * .milliseconds(6700) + .milliseconds(6000))
    #expect(
      director.frameStart(at: Self.week) == 90_268 * .milliseconds(6700) + .milliseconds(4000))
  }

  // MARK: Chance

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `A week of a cat equals that of a naive implementation`(seed: UInt64) throws {
    let graph = try readStatements(
      """
      sit    [frames="0-4", fps=7, hold="20s..50s", repeat=2]
      lick   [frames="5-7", fps=13, repeat="2..9"]
      yawn   [frames="8", fps=3, repeat=1]
      sleep  [frames="9-10", fps=1, hold="10min..40min", repeat=3]
      sit -> sit [weight=5]; sit -> lick [weight=3]; sit -> yawn; lick -> sit
      yawn -> sit; yawn -> sleep [weight=2]; sleep -> sit
      """)
    var play = NaivePlay(
      [
        (
          "d",
          [
            .init(
              name: "sit", frames: 5, rate: 7, repeats: 2...2,
              hold: .seconds(20) ... .seconds(50), exits: [(0, 5), (1, 3), (2, 1)]),
            .init(name: "lick", frames: 3, rate: 13, repeats: 2...9, exits: [(0, 1)]),
            .init(name: "yawn", frames: 1, rate: 3, repeats: 1...1, exits: [(0, 1), (3, 2)]),
            .init(
              name: "sleep", frames: 2, rate: 1, repeats: 3...3,
              hold: .seconds(600) ... .seconds(2400), exits: [(0, 1)]),
          ]
        )
      ], seed: seed)
    var expected: [TraceEvent] = []
    play.run(until: Self.week) { expected.append($0) }
    #expect(expected.count > 5000)
    #expect(events(graph, seed: seed, until: Self.week) == expected)
  }

  @Test func `A week of 500 actors with random holds equals that of a naive implementation`() throws
  {
    let text = (0..<500).map { number in
      """
      subgraph cluster_c\(number) {
        a\(number) [frames="0-3", hold="2h..6h", repeat=\(1 + number % 2)]
        b\(number) [frames="4-6", fps=\(1 + number % 30), repeat=1]
        a\(number) -> b\(number); a\(number) -> a\(number); b\(number) -> a\(number)
      }
      """
    }
    let graph = try readStatements(text.joined(separator: "\n"))
    var play = NaivePlay(
      (0..<500).map { number in
        let a = NaivePlay.State(
          name: "a\(number)", frames: 4, rate: 10, repeats: 1 + number % 2...1 + number % 2,
          hold: .seconds(7200) ... .seconds(21_600), exits: [(0, 1), (1, 1)])
        let b = NaivePlay.State(
          name: "b\(number)", frames: 3, rate: Int64(1 + number % 30), repeats: 1...1,
          exits: [(0, 1)])
        return ("c\(number)", [a, b])
      })
    var expected: [TraceEvent] = []
    play.run(until: Self.week) { expected.append($0) }
    #expect(expected.count > 50_000)
    #expect(events(graph, until: Self.week) == expected)
  }
}
