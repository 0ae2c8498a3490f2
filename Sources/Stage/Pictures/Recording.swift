package import Basics
import Animation
package import Cells
package import Pixels
package import StateGraph

/// What a stage shows over a time, picture after picture, without a terminal or a clock.
package struct Recording {
  /// Pictures that show for less are left out: 20 ms, as browsers take longer for shorter ones.
  package static let shortest = 20 * Nanoseconds.perMillisecond

  private let stage: Stage
  private let performance: Performance
  /// In order of time.
  private var sendings: ArraySlice<VirtualRun.Sending>

  /// Prepares a play from its start.
  ///
  /// - Parameters:
  ///   - graph: What is played.
  ///   - look: How pictures are drawn; its glyphs are half blocks, each of two pixels.
  ///   - size: Of the stage.
  ///   - seed: Seed of chance.
  ///   - sendings: What comes from outside, and when; pauses have no effect.
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

  /// Plays on and hands out what is to be seen.
  ///
  /// - Parameters:
  ///   - start: From when on it is seen.
  ///   - end: Until when; if all actors are done before, only until then.
  ///   - show: Called with each picture, and when it is over.
  /// - Throws: What `show` throws.
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

  /// A part of the play at a time, if very much has to happen.
  private func play(to time: Nanoseconds) {
    while performance.time < time { performance.move(to: time) }
  }

  private func nextChange(after time: Nanoseconds) -> Nanoseconds? {
    [performance.director.nextBoundary(after: time), sendings.first?.time].compactMap(\.self).min()
  }
}
