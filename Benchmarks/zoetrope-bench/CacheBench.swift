import Inputs
import Basics
import Stage
import Animation
import Player
import StateGraph

/// Counts what the demos paint, and how much of it is kept.
enum CacheBench {
  private static let names = ["drink", "thirst", "stroll", "round"]

  /// Prints for each demo, on 80x24, what its first and its second ten minutes paint.
  static func run() {
    print("\npictures of the demos on 80x24, which are painted once and kept")
    print("demo        painted in 10 min   in the next 10      hits     KiB kept")
    for name in names {
      guard let graph = try? InputFile("demos/\(name).gv").read().graph else {
        print("passed over: \(name)")
        continue
      }
      row(name, graph)
    }
  }

  private static func row(_ name: String, _ graph: StateGraph) {
    let look = Look()
    let geometry = look.geometry(of: graph, columns: 80, rows: 24)
    let director = Director(graph, geometry: geometry)
    let stage = Stage(graph, geometry: geometry, look: look)
    director.start()
    play(director, on: stage, until: 600 * .perSecond)
    let (first, solved) = (stage.paintings, stage.solvings)
    play(director, on: stage, until: 1200 * .perSecond)
    let next = stage.paintings - first
    let hits = 100 * Double(stage.cacheHits) / Double(stage.cacheHits + stage.paintings)
    print(
      name.padded(10), "\(first)".leftPadded(8), "+ \(solved) cells".padded(14),
      "\(next)".leftPadded(5), "+ \(stage.solvings - solved) cells".padded(12),
      hits.text(decimals: 2), "%", "\(stage.cacheBytes >> 10)".leftPadded(8))
  }

  private static func play(_ director: Director, on stage: Stage, until end: Nanoseconds) {
    var time: Nanoseconds? = director.time
    while let present = time, present <= end {
      director.advance(to: present)
      stage.update(to: director, at: present)
      time = director.nextBoundary(after: present)
    }
  }
}
