import Basics
import Animation
import Sheets
import StateGraph

extension CatalogueEntry {
  /// Maximum number of rates that are kept.
  private static let maximumRates = 16

  /// Sets the numbers from a graph.
  mutating func count(_ graph: StateGraph) {
    states = graph.actors.reduce(0) { $0 + $1.states.count }
    var shown: Set<SheetFrame> = []
    var found: Set<Int> = []
    var total: Nanoseconds = 0
    for actor in graph.actors {
      for clip in actor.states.compactMap(\.clip) {
        let animation = clip.animation
        for frame in animation.frames { shown.insert(SheetFrame(sheet: clip.sheet, frame: frame)) }
        let pass = actor.speed.dividing(animation.onePass)
        total = total.later(by: pass)
        if animation.frames.count > 1, pass > 0 {
          let rate = Double(animation.frames.count) / (Double(pass) / 1e9)
          found.insert(Int((rate * 1000).rounded()))
        }
      }
    }
    frames = shown.count
    rates = Array(found.sorted().prefix(Self.maximumRates))
    // A still picture takes no time.
    length = frames > 1 ? total : 0
    let sizes = Set(
      graph.sheets.map { sheet in
        sheet.sheet.commonSize.map { Tile(width: $0.width, height: $0.height) }
      })
    tile = sizes.count == 1 ? sizes.first ?? nil : nil
  }
}

/// A frame of one of a graph's sheets.
private struct SheetFrame: Hashable {
  let sheet: Int
  let frame: Int
}

extension Animation {
  /// Duration of one pass.
  fileprivate var onePass: Nanoseconds {
    var once = self
    once.repeatCount = 1
    once.hold = nil
    return Timeline(once).duration ?? 0
  }
}
