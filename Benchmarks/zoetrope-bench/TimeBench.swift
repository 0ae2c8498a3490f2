import Basics
import Animation
import Glibc
import Pixels
import Sheets
import StateGraph

/// Measures what it costs to let time go by, without pictures.
enum TimeBench {
  /// Prints how many events a second are played, and what a frame costs by the number of actors.
  static func run() {
    print("events of the drink demo on the virtual clock")
    drink()
    print("ns per due frame, actors of 10 frames per second in random phases")
    print("actors          frame    ratio")
    let costs = [1, 10, 100, 1000, 10_000].map { (count: $0, cost: frameCost(actors: $0)) }
    let few = costs[1].cost
    for (count, cost) in costs {
      print(String(count).padded(10), cost.text(), (cost / few).text(decimals: 2))
    }
  }

  // MARK: Events

  private static func drink() {
    var (told, passed) = (0, 0)
    let time = Stopwatch.nanoseconds {
      let director = Director(TimedGraphs.drink)
      var count = 0
      var run = VirtualRun(director) { _, _ in count += 1 }
      run.play(until: 3600 * .perSecond) { true }
      told = count
    }
    let inOneCall = Stopwatch.nanoseconds {
      let director = Director(TimedGraphs.drink)
      var count = 0
      director.onEvent = { _ in count += 1 }
      director.start()
      director.advance(to: 3600 * .perSecond)
      passed = count
    }
    print("event by event".padded(18), (Double(told) * 1e3 / time).text(decimals: 2), "million/s")
    print(
      "in one call".padded(18), (Double(passed) * 1e3 / inOneCall).text(decimals: 2), "million/s")
  }

  // MARK: Frames

  /// Nanoseconds for each frame that comes when it is due, as a player asks for them: at most 60 times
  /// a second.
  private static func frameCost(actors count: Int) -> Double {
    let director = Director(TimedGraphs.walkers(count))
    director.start()
    // Until all have begun to walk.
    var time: Nanoseconds = .perSecond
    director.advance(to: time)
    _ = director.takeChanges()
    let frameCount = max(20_000, 2 * count)
    var frames = 0
    let cost = Stopwatch.nanoseconds {
      frames = 0
      while frames < frameCount, let due = director.nextBoundary(after: time) {
        time = max(due, time + .perSecond / 60)
        director.advance(to: time)
        for index in director.takeChanges() {
          let actor = director.actors[index]
          blackHole(actor.position(at: actor.ownTime(at: time)))
          frames += 1
        }
      }
    }
    return cost / Double(frames)
  }

  @inline(never)
  private static func blackHole(_ position: Int) {}
}
