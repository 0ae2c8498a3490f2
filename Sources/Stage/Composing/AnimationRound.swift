package import Basics
import Animation
package import Pixels
import Sheets
package import StateGraph

/// One full cycle of an animation's pictures, on canvases of one size.
package struct AnimationRound {
  /// How often the cycle is played; 0 means forever.
  package let playCount: Int

  private let clip: Clip
  private let graph: StateGraph
  private let anchor: Anchor
  private let timeline: Timeline
  private let stepCount: Int
  private let size: (width: Int, height: Int)

  /// - Parameters:
  ///   - clip: The animation; for a random number of passes, the minimum is played.
  ///   - anchor: How frames of different sizes are aligned.
  ///   - graph: The graph that owns the sheets.
  package init(_ clip: Clip, anchor: Anchor, of graph: StateGraph) {
    self.clip = clip
    self.graph = graph
    self.anchor = clip.anchor ?? anchor
    timeline = Timeline(clip.animation)
    let passes = clip.repeats.lowerBound
    switch clip.animation.direction {
    case .forward, .reverse:
      (stepCount, playCount) = (timeline.firstStep(ofPass: 1), passes)
    case .pingpong, .pingpongReverse:
      // Back and forth, without repeating the first frame.
      let sweep = timeline.firstStep(ofPass: 2) - timeline.firstStep(ofPass: 1)
      (stepCount, playCount) =
        passes == 0 ? (2 * sweep, 0) : (timeline.firstStep(ofPass: passes), 1)
    }
    let sheet = graph.sheets[clip.sheet].sheet
    let sizes = clip.animation.frames.map(sheet.size(ofFrame:))
    size = (sizes.map(\.width).max() ?? 0, sizes.map(\.height).max() ?? 0)
  }

  /// Calls a closure with each picture and its end time, from the start of the cycle.
  ///
  /// - Throws: Rethrows errors of `show`.
  package func play<Refusal: Error>(
    _ show: (Bitmap, Nanoseconds) throws(Refusal) -> Void
  ) throws(Refusal) {
    for step in 0..<stepCount {
      let shown = Shown(clip, position: timeline.position(ofStep: step))
      try show(onCanvas(graph.bitmap(of: shown)), timeline.start(ofStep: step + 1))
    }
  }

  private func onCanvas(_ picture: Bitmap) -> Bitmap {
    if (picture.width, picture.height) == size { return picture }
    let left = anchor.before(width: size.width) - anchor.before(width: picture.width)
    let top = anchor.above(height: size.height) - anchor.above(height: picture.height)
    var canvas = Bitmap(width: size.width, height: size.height)
    for y in 0..<picture.height {
      for x in 0..<picture.width { canvas[left + x, top + y] = picture[x, y] }
    }
    return canvas
  }
}
