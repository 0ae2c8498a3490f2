public import Basics
import Sheets

/// When each frame of an animation shows, as a function of the time since its start.
///
/// A *step* is one showing of one frame; steps count from zero and go on counting over the passes.
/// All times are exact nanoseconds since the start.
///
/// Example: three frames in ping-pong, two passes. The steps 0 to 4 show the frames 0, 1, 2, 1, 0, of
/// which the first pass has three and the second two, since the turn shows its frame once.
public struct Timeline: Hashable, Sendable {
  private let frameCount: Int
  private let direction: PlayDirection
  /// How many passes are played; 0 is forever.
  public private(set) var repeatCount: Int
  private var hold: Nanoseconds?
  private let pace: Pace
  /// How many steps there are in all; nil if the animation plays forever.
  public private(set) var stepCount: Int?
  /// When the animation stops: when its hold is over, else when the last frame's time is.
  ///
  /// Nil if it plays forever.
  public private(set) var duration: Nanoseconds?

  private enum Pace: Hashable {
    /// All steps take the same time: step `k` starts at `k * nanoseconds`, rounded.
    case even(nanoseconds: Ratio)
    /// When the steps of one period of the play order start at speed 1, and at last its length.
    case starts([Nanoseconds], speed: Ratio)
  }

  /// Makes the timeline of an animation.
  public init(_ animation: Animation) {
    frameCount = animation.frames.count
    direction = animation.direction
    repeatCount = animation.repeatCount
    hold = animation.hold
    switch animation.timing {
    case .rate(let rate):
      pace = .even(nanoseconds: Ratio(.perSecond) * (rate * animation.speed).inverse)
    case .durations(let durations):
      var starts: [Nanoseconds] = [0]
      let (count, direction) = (frameCount, animation.direction)
      for step in 0..<Self.period(count, direction) {
        starts.append(starts[step] + durations[Self.position(of: step, count, direction)])
      }
      pace = .starts(starts, speed: animation.speed)
    }
    findEnd()
  }

  /// Changes how many passes are played, 0 for forever, and how long the animation is held.
  package mutating func end(afterPasses repeatCount: Int, hold: Nanoseconds?) {
    guard repeatCount != self.repeatCount || hold != self.hold else { return }
    self.repeatCount = repeatCount
    self.hold = hold
    findEnd()
  }

  private mutating func findEnd() {
    stepCount = repeatCount == 0 ? nil : firstStep(ofPass: repeatCount)
    duration = hold ?? stepCount.map { start(ofStep: $0) }
  }

  // MARK: Steps

  /// The place in the frame list that a step shows, from zero.
  public func position(ofStep step: Int) -> Int {
    Self.position(of: step, frameCount, direction)
  }

  /// The time at which a step starts: the `k`-th boundary of `f` frames per second is `k/f` seconds
  /// rounded to the nanosecond.
  ///
  /// The last moment there is means never.
  public func start(ofStep step: Int) -> Nanoseconds {
    switch pace {
    case .even(let nanoseconds):
      return nanoseconds.scaling(Nanoseconds(step))
    case .starts(let starts, let speed):
      let (periods, rest) = step.quotientAndRemainder(dividingBy: starts.count - 1)
      let (whole, overflow) =
        Nanoseconds(periods).multipliedReportingOverflow(by: starts[starts.count - 1])
      return overflow ? .max : speed.dividing(whole.later(by: starts[rest]))
    }
  }

  /// The step that shows at a time, as if the animation played forever.
  ///
  /// - Precondition: `elapsed` is not negative.
  public func step(at elapsed: Nanoseconds) -> Int {
    var step = max(0, estimatedStep(at: elapsed))
    // The estimate inverts a rounded time and may be off by one.
    while start(ofStep: step) > elapsed { step -= 1 }
    while start(ofStep: step + 1) <= elapsed { step += 1 }
    return step
  }

  private func estimatedStep(at elapsed: Nanoseconds) -> Int {
    switch pace {
    case .even(let nanoseconds):
      return Int(nanoseconds.dividing(elapsed))
    case .starts(let starts, let speed):
      let last = starts.count - 1
      let (periods, rest) = speed.scaling(elapsed).quotientAndRemainder(dividingBy: starts[last])
      return Int(periods) * last + starts.partitioningIndex { $0 > rest } - 1
    }
  }

  // MARK: Passes

  /// The pass that a step belongs to, from zero.
  public func pass(ofStep step: Int) -> Int {
    step < frameCount ? 0 : 1 + (step - frameCount) / laterPassLength
  }

  /// The first step of a pass; passes count from zero.
  public func firstStep(ofPass pass: Int) -> Int {
    pass == 0 ? 0 : frameCount + (pass - 1) * laterPassLength
  }

  /// When the next pass ends that another follows, after some are done; nil if none does.
  public func loop(afterPasses passes: Int) -> Nanoseconds? {
    guard passes + 1 != repeatCount else { return nil }
    let end = start(ofStep: firstStep(ofPass: passes + 1))
    return hold.map { end < $0 } ?? true ? end : nil
  }

  /// When the next pass ends, the last one too, after some are done; nil if all are.
  ///
  /// A hold may be over before.
  public func passEnd(afterPasses passes: Int) -> Nanoseconds? {
    guard repeatCount == 0 || passes < repeatCount else { return nil }
    return start(ofStep: firstStep(ofPass: passes + 1))
  }

  /// The step that shows at a time; after the end, the last one that was played.
  package func shownStep(at elapsed: Nanoseconds) -> Int {
    // At the very end the next step would start, which is not played any more.
    let moment = duration.map { min(elapsed, $0 - 1) } ?? elapsed
    let step = step(at: max(0, moment))
    return stepCount.map { min(step, $0 - 1) } ?? step
  }

  /// How many passes are done at a time.
  public func passesDone(at elapsed: Nanoseconds) -> Int {
    let moment = duration.map { min(elapsed, $0) } ?? elapsed
    let pass = pass(ofStep: step(at: max(0, moment)))
    return repeatCount == 0 ? pass : min(pass, repeatCount)
  }

  /// How many steps a pass after the first has: in ping-pong the turning frame belongs to the pass
  /// before.
  private var laterPassLength: Int {
    switch direction {
    case .forward, .reverse: frameCount
    case .pingpong, .pingpongReverse: max(1, frameCount - 1)
    }
  }

  // MARK: Play order

  /// After how many steps the play order begins again.
  private static func period(_ count: Int, _ direction: PlayDirection) -> Int {
    switch direction {
    case .forward, .reverse: count
    case .pingpong, .pingpongReverse: max(1, 2 * (count - 1))
    }
  }

  private static func position(of step: Int, _ count: Int, _ direction: PlayDirection) -> Int {
    let period = period(count, direction)
    let place = step % period
    return switch direction {
    case .forward: place
    case .reverse: count - 1 - place
    case .pingpong: place < count ? place : period - place
    case .pingpongReverse: count - 1 - (place < count ? place : period - place)
    }
  }

}
