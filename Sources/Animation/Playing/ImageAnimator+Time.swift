public import Basics

extension ImageAnimator {
  /// The timeline and when it began; nil unless playing.
  var going: (timeline: Timeline, origin: Nanoseconds)? {
    guard case .playing(let origin) = phase, let timeline = score?.timeline else { return nil }
    return (timeline, origin)
  }

  /// When each frame shows, since the last start; nil before the first one.
  public var timeline: Timeline? { score?.timeline }

  // MARK: Events

  /// Finds ``nextLoop`` and ``nextStop``, when another phase has begun.
  func findNextEvents() {
    nextStop = going.flatMap { timeline, origin in timeline.duration.map(origin.later) }
    findNextLoop()
  }

  /// Finds ``nextLoop``, when a pass is done.
  private func findNextLoop() {
    nextLoop = going.flatMap { timeline, origin in
      timeline.loop(afterPasses: passes).map(origin.later)
    }
  }

  /// When the pass that plays at a time ends, the last one too; nil if all passes are over.
  ///
  /// A hold may be over before. Events until `time` must have been sent.
  package func passEnd(after time: Nanoseconds) -> Nanoseconds? {
    guard let (timeline, origin) = going,
      let end = timeline.passEnd(afterPasses: passes).map(origin.later), end > time
    else { return nil }
    return end
  }

  /// When the next `loop` or `stop` is due; nil if none is.
  public var nextEvent: Nanoseconds? { nextLoop ?? nextStop }

  /// When the next `loop` after a time, or the `stop`, is due; nil if none is.
  ///
  /// Passes until then count, whether or not they were reported.
  package func nextEvent(after time: Nanoseconds) -> Nanoseconds? {
    guard let (timeline, origin) = going else { return nil }
    return timeline.loop(afterPasses: passes(at: time)).map(origin.later) ?? nextStop
  }

  /// Sends the events that are due until `time`, that moment included.
  public func advance(to time: Nanoseconds) {
    if !isObserved { passLoops(to: time) }
    while let due = nextEvent, due <= time {
      if nextLoop != nil {
        passes += 1
        findNextLoop()
        send(.loop, at: due)
      } else {
        settle(at: due)
        send(.stop, at: due)
      }
    }
  }

  /// Counts the passes until `time` at once, without their `loop` events; a `stop` is still to come.
  ///
  /// For when no observer would act on them.
  package func passLoops(to time: Nanoseconds) {
    let done = passes(at: time)
    guard done != passes else { return }
    passes = done
    findNextLoop()
  }

  /// Passes done at a time, including those that were not reported; a `stop` until then was.
  package func passes(at time: Nanoseconds) -> Int {
    guard let (timeline, origin) = going, time >= origin else { return passes }
    let done = timeline.passesDone(at: time - origin)
    return max(passes, timeline.repeatCount == 0 ? done : min(done, timeline.repeatCount - 1))
  }

  // MARK: Frames

  /// The step that shows at a time, counted from zero over all passes; nil before the start.
  ///
  /// Events until `time` must have been sent.
  public func step(at time: Nanoseconds) -> Int? {
    guard let timeline = score?.timeline else { return nil }
    return switch phase {
    case .idle: nil
    case .playing(let origin): timeline.shownStep(at: time - origin)
    case .paused(let elapsed): timeline.shownStep(at: elapsed)
    case .stopped(let step): step
    }
  }

  /// The place in the frame list that shows at a time, from zero; nil before the start.
  public func position(at time: Nanoseconds) -> Int? {
    guard let timeline = score?.timeline else { return nil }
    return step(at: time).map { timeline.position(ofStep: $0) }
  }

  /// The frame number of the sheet that shows at a time; nil before the start.
  public func frame(at time: Nanoseconds) -> Int? {
    guard let frames = score?.frames else { return nil }
    return position(at: time).map { frames[$0] }
  }

  /// How long after its start the animation came to the frame that shows at a time.
  ///
  /// Nil before the start. Frames that are all the same are one.
  public func frameStart(at time: Nanoseconds) -> Nanoseconds? {
    guard let score, let step = step(at: time) else { return nil }
    return score.isStill ? 0 : score.timeline.start(ofStep: step)
  }

  /// When the frame after the one that shows at `time` is due; nil unless playing.
  ///
  /// After the last frame that is the moment of the stop.
  public func nextStep(after time: Nanoseconds) -> Nanoseconds? {
    guard let (timeline, origin) = going else { return nil }
    let step = timeline.shownStep(at: time - origin)
    if timeline.stepCount == step + 1 { return nextStop }
    let next = origin.later(by: timeline.start(ofStep: step + 1))
    return nextStop.map { min(next, $0) } ?? next
  }

  /// When the picture next changes or stops; nil if it never does by itself.
  public func nextBoundary(after time: Nanoseconds) -> Nanoseconds? {
    score?.isStill == true ? nextStop : nextStep(after: time)
  }
}
