import Support
@testable import Inputs
import Animation
import Pixels
import Sheets
import StateGraph
import Testing

@testable import Player

/// Whether those who walk skate.
struct WalkTests {
  /// The walks of the sheets: the tiles of a round, and how far the ground goes from tile to tile.
  static let walks: [(sheet: String, width: Int, height: Int, tiles: ClosedRange<Int>, pace: Int)] =
    [
      ("brian.png", 61, 85, 0...11, 5), ("cat.png", 32, 32, 0...7, 2),
      ("cat.png", 32, 32, 8...13, 5),
    ]

  /// A sole that was on the ground the tile before has gone back by the pace, at its heel or, where
  /// that is lifted, at its toes.
  @Test(arguments: walks)
  func `A planted foot moves evenly`(
    sheet: String, width: Int, height: Int, tiles: ClosedRange<Int>, pace: Int
  ) throws {
    let loaded = try Sheet(
      png: ProjectFiles.path("sheets/\(sheet)"), tileWidth: width, tileHeight: height)
    let soles = tiles.map { loaded.frame($0).bitmap.runsInLastRow }
    var steps = 0
    for (before, after) in zip(soles, soles.dropFirst() + soles.prefix(1)) {
      for sole in after {
        let near = before.filter { abs($0.lowerBound - pace - sole.lowerBound) <= pace / 2 + 1 }
        guard !near.isEmpty else { continue }
        steps += 1
        #expect(
          near.contains {
            $0.lowerBound - pace == sole.lowerBound || $0.upperBound - pace == sole.upperBound
          }, "\(before) to \(after)")
      }
    }
    #expect(steps >= 2)
  }

  /// Cells per second, here in millionths, are pixels per tile, times tiles per second, at the actor's scale.
  @Test(arguments: [
    ("stroll.gv", ["right", "left"], 5), ("parting.gv", ["leave"], 5),
    ("cat.gv", ["walk", "walkBack"], 2), ("cat.gv", ["run", "runBack"], 5),
  ])
  func `The stage is crossed as fast as the feet go`(
    demo: String, names: [String], pace: Int64
  ) throws {
    let actor = try Input(ProjectFiles.path("demos/\(demo)")).graph.actors[0]
    guard case .factor(let scale) = actor.appearance.scale else {
      Issue.record("the figure may be of any size")
      return
    }
    for name in names {
      let clip = try #require(actor.states.first { $0.name == name }?.clip)
      guard case .rate(let rate) = clip.animation.timing else { continue }
      let isMirrored = clip.animation.flip.contains(.horizontal)
      let speed = rate * scale * Ratio(pace * 1_000_000)
      let millionths = speed.numerator / speed.denominator * (isMirrored ? -1 : 1)
      #expect(clip.velocity == Velocity(x: millionths, y: 0), "\(name)")
    }
  }
}

extension Bitmap {
  /// From where to where something is drawn in the last row.
  fileprivate var runsInLastRow: [ClosedRange<Int>] {
    var runs: [ClosedRange<Int>] = []
    for x in 0..<width where self[x, height - 1].alpha > 0 {
      if let last = runs.last, last.upperBound == x - 1 {
        runs[runs.count - 1] = last.lowerBound...x
      } else {
        runs.append(x...x)
      }
    }
    return runs
  }
}
