package import Basics
import Animation
package import Cells
package import Pixels
package import StateGraph

/// Records what a stage shows over time, picture by picture, without a terminal or a clock.
package struct Recording {
  /// Pictures shown for less are dropped: 20 ms, because browsers prolong shorter ones.
  package static let shortest = 20 * Nanoseconds.perMillisecond

  private let stage: Stage
  private let performance: Performance
  /// In chronological order.
  private var sendings: ArraySlice<VirtualRun.Sending>

  /// Prepares playback from the start.
  ///
  /// - Parameters:
  ///   - graph: The graph to play.
  ///   - look: How pictures are drawn; its glyphs are half blocks of two pixels each.
  ///   - size: Size of the stage.
  ///   - seed: Random seed.
  ///   - sendings: External input and its times; pauses have no effect.
  package init(
    _ graph: StateGraph, look: Look, size: ScreenSize, seed: UInt64 = 0,
    sendings: [VirtualRun.Sending] = []
  ) {
    var look = look
    look.glyphs = .half
    let geometry = look.geometry(of: graph, columns: size.columns, rows: size.rows)
    stage = Stage(graph, geometry: geometry, look: look)
    performance = Performance(graph, geometry: geometry, seed: seed)
    self.sendings =
      sendings.enumerated().sorted { ($0.1.time, $0.0) < ($1.1.time, $1.0) }
      .map(\.element)[...]
  }

  /// Continues playing, and calls a closure with each visible picture.
  ///
  /// - Parameters:
  ///   - start: Start of the visible range.
  ///   - end: End of the visible range; it ends earlier if all actors finish earlier.
  ///   - show: Called with each picture and its end time.
  /// - Throws: Rethrows errors of `show`.
  package mutating func play<Refusal: Error>(
    from start: Nanoseconds, until end: Nanoseconds,
    show: (Bitmap, Nanoseconds) throws(Refusal) -> Void
  ) throws(Refusal) {
    var time = start
    while time < end {
      move(to: time)
      stage.update(to: performance.director, at: time)
      let picture = stage.grid.pixels
      let next = nextChange(after: time).map { max($0, time + Self.shortest) } ?? end
      time = performance.director.isDone ? min(end, time + Self.shortest) : min(end, next)
      try show(picture, time)
      if performance.director.isDone { return }
    }
  }

  private mutating func move(to time: Nanoseconds) {
    while let sending = sendings.first, sending.time <= time {
      sendings.removeFirst()
      play(to: sending.time)
      switch sending.input {
      case .pause, .resume: break
      default: performance.take(sending.input)
      }
    }
    play(to: time)
  }

  /// Plays to a time, in several steps if too much happens before it.
  private func play(to time: Nanoseconds) {
    while performance.time < time { performance.move(to: time) }
  }

  private func nextChange(after time: Nanoseconds) -> Nanoseconds? {
    [performance.director.nextBoundary(after: time), sendings.first?.time].compactMap(\.self).min()
  }
}
