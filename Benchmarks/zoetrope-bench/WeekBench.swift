import Basics
import Animation
import StateGraph

/// Plays virtual weeks event by event, and reckons what should have come.
enum WeekBench {
  private static let week = 7 * 86_400 * Nanoseconds.perSecond

  static func run() {
    print("virtual weeks")
    drink()
    crowd()
  }

  /// The drink demo: 19 events in each round of 6.7 seconds.
  private static func drink() {
    let director = Director(TimedGraphs.drink)
    let (count, last) = play(director)
    // 90,268 rounds, and 4.4 s of another: starts at 0, 3.6 and 4 s, loops at 1.2, 2.4, 4.2 and 4.4 s
    // and stops at 3.6 and 4 s.
    let isExact = count == 90_268 * 19 + 9 && last == week
    print("drink demo".padded(12), count, "events,", isExact ? "as reckoned" : "WRONG")
  }

  /// 500 actors that hold one frame for random times, each of which is drawn once more here.
  private static func crowd() {
    let (shortest, longest) = (10 * Nanoseconds.perSecond, 60 * Nanoseconds.perSecond)
    let director = Director(TimedGraphs.holders(500, hold: shortest...longest), seed: 7)
    var starts: [[Nanoseconds]] = Array(repeating: [], count: 500)
    let indexes = Dictionary(
      uniqueKeysWithValues: director.actors.map { ($0.graph.name, $0.index) })
    director.onEvent = { event in
      guard event.kind == .start, let index = indexes[event.actor] else { return }
      starts[index].append(event.time)
    }
    director.start()
    director.advance(to: week)
    var isExact = true
    for (index, found) in starts.enumerated() {
      var generator = SeededGenerator(seed: 7, stream: index)
      var time: Nanoseconds = 0
      for start in found {
        isExact = isExact && start == time
        time += .random(in: shortest...longest, using: &generator)
      }
      isExact = isExact && time > week
    }
    let count = starts.reduce(0) { $0 + $1.count }
    print("500 actors".padded(12), count, "starts,", isExact ? "as reckoned" : "WRONG")
  }

  /// How many events came in a week, and when the last one did.
  private static func play(_ director: Director) -> (count: Int, last: Nanoseconds) {
    var (count, last): (Int, Nanoseconds) = (0, 0)
    director.onEvent = { event in
      count += 1
      last = event.time
    }
    director.start()
    director.advance(to: week)
    return (count, last)
  }
}
