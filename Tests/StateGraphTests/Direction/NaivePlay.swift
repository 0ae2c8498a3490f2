import Basics
import Animation
import StateGraph

/// A naive implementation of a graph's play to compare with: it looks through all actors for each
/// event, and computes every moment from the documented rules.
///
/// It supports whole frame rates, random repeats and holds, and weighted edges on the stop, nothing
/// else.
struct NaivePlay {
  struct State {
    let name: String
    let frames: Int
    let rate: Int64
    let repeats: ClosedRange<Int>
    var hold: ClosedRange<Nanoseconds>?
    /// Targets and weights, in the order of the targets.
    let exits: [(to: Int, weight: Int64)]
  }

  private struct Player {
    let name: String
    let states: [State]
    var generator: SeededGenerator
    var state = 0
    var start: Nanoseconds = 0
    var repeats = 0
    var hold: Nanoseconds?
    var passes = 0

    /// The end of a pass: the k-th boundary of f frames per second is k/f seconds, rounded.
    func end(ofPass pass: Int) -> Nanoseconds {
      let (frames, rate) = (Int64(pass * states[state].frames), states[state].rate)
      return start + (2 * frames * 1_000_000_000 + rate) / (2 * rate)
    }

    var stop: Nanoseconds? {
      if let hold { return start + hold }
      return repeats == 0 ? nil : end(ofPass: repeats)
    }

    /// When its next event comes, and whether that is the stop.
    var next: (time: Nanoseconds, isStop: Bool)? {
      let loop = repeats == 0 || passes + 1 < repeats ? end(ofPass: passes + 1) : nil
      if let loop, stop.map({ loop < $0 }) ?? true { return (loop, false) }
      return stop.map { ($0, true) }
    }

    mutating func enter(_ state: Int, at time: Nanoseconds) {
      self.state = state
      (start, passes) = (time, 0)
      let definition = states[state]
      repeats =
        definition.repeats.count == 1
        ? definition.repeats.lowerBound : Int.random(in: definition.repeats, using: &generator)
      hold = definition.hold.map { Nanoseconds.random(in: $0, using: &generator) }
    }

    mutating func draw() -> Int? {
      let exits = states[state].exits
      guard exits.count > 1 else { return exits.first?.to }
      var draw = Int64.random(in: 0..<exits.map(\.weight).reduce(0, +), using: &generator)
      for (to, weight) in exits {
        if draw < weight { return to }
        draw -= weight
      }
      return nil
    }
  }

  private var players: [Player]

  init(_ actors: [(name: String, states: [State])], seed: UInt64 = 0) {
    players = actors.enumerated().map { index, actor in
      Player(
        name: actor.name, states: actor.states,
        generator: SeededGenerator(seed: seed, stream: index))
    }
  }

  /// Plays until nothing more is due below a moment.
  mutating func run(until end: Nanoseconds, _ report: (TraceEvent) -> Void) {
    for index in players.indices {
      players[index].enter(0, at: 0)
      report(event(.start, of: index, at: 0))
    }
    while true {
      var first: (index: Int, time: Nanoseconds, isStop: Bool)?
      for index in players.indices {
        guard let next = players[index].next, next.time < first?.time ?? end else { continue }
        first = (index, next.time, next.isStop)
      }
      guard let (index, time, isStop) = first else { return }
      if isStop {
        report(event(.stop, of: index, at: time))
        guard let target = players[index].draw() else { return }
        players[index].enter(target, at: time)
        report(event(.start, of: index, at: time))
      } else {
        players[index].passes += 1
        report(event(.loop(players[index].passes), of: index, at: time))
      }
    }
  }

  private func event(_ kind: TraceEvent.Kind, of index: Int, at time: Nanoseconds) -> TraceEvent {
    let player = players[index]
    return TraceEvent(
      time: time, actor: player.name, state: player.states[player.state].name, kind: kind)
  }
}
