import Basics
import Stage
import Animation
import Pixels
import StateGraph

/// The animation of a state shown as a portrait, repeated endlessly.
struct PortraitAnimation {
  let graph: StateGraph
  let actor: Int
  let state: Int
  private let clip: Clip
  private let timeline: Timeline

  /// Takes the animation of a state; nil for a choice, which has no pictures.
  init?(_ graph: StateGraph, actor: Int, state: Int) {
    guard let clip = graph.actors[actor].states[state].clip else { return nil }
    self.graph = graph
    self.actor = actor
    self.state = state
    self.clip = clip
    var timeline = Timeline(clip.animation)
    timeline.end(afterPasses: 0, hold: nil)
    self.timeline = timeline
  }

  /// What is shown at a time of the outer clock, regardless of the play.
  func shown(at time: Nanoseconds) -> Shown {
    Shown(clip, position: timeline.position(ofStep: step(at: time)))
  }

  /// When the picture next changes; nil if it does not.
  func nextChange(after time: Nanoseconds) -> Nanoseconds? {
    guard clip.animation.frames.count > 1 else { return nil }
    let next = timeline.start(ofStep: step(at: time) + 1)
    return max(time + 1, speed.dividing(next))
  }

  private func step(at time: Nanoseconds) -> Int {
    timeline.step(at: speed.scaling(max(0, time)))
  }

  private var speed: Ratio { graph.actors[actor].speed }

  /// The bounds of the opaque parts of all its pictures; nil if there are none.
  var extent: PixelRect? {
    var extent: PixelRect?
    for position in clip.animation.frames.indices.prefix(Self.mostFrames) {
      guard let part = graph.bitmap(of: Shown(clip, position: position)).opaqueExtent else {
        continue
      }
      extent = extent.map { $0.union(part) } ?? part
    }
    return extent
  }

  /// The maximum number of pictures examined for the extent.
  private static let mostFrames = 64
}

extension Bitmap {
  /// The bounds of all pixels that are not nearly transparent; nil if there are none.
  var opaqueExtent: PixelRect? {
    var (left, right, top, bottom) = (width, -1, height, -1)
    for y in 0..<height {
      for x in 0..<width where pixels[y * width + x].alpha >= 32 {
        left = min(left, x)
        right = max(right, x)
        top = min(top, y)
        bottom = max(bottom, y)
      }
    }
    guard right >= left else { return nil }
    return PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }
}

extension PixelRect {
  fileprivate func union(_ other: PixelRect) -> PixelRect {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return PixelRect(
      x: left, y: top, width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top)
  }
}
