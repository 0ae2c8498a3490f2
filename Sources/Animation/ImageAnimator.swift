public import Pixels
public import Sheets

/// An animation being played over the frames of a sheet: started, paused, looping, stopped.
///
/// Time is always an argument and must not run backwards. Which frame shows is a function of the
/// time since the exact start, so that nothing adds up and nothing drifts. Events are sent by
/// ``advance(to:)`` in order, each once, with their exact times, however late the call.
/// An observer may start, pause or stop any animator, this one too, from inside an event.
public final class ImageAnimator {
  public let sheet: Sheet

  /// What is played; a change takes effect at the next start.
  public var animation: Animation { didSet { isTimelineStale = true } }

  private var isTimelineStale = false
  /// Whether all frames are one and the same.
  public private(set) var isStill: Bool
  private var phase = Phase.idle
  private var timeline: Timeline
  /// Passes done since the start.
  public private(set) var passes = 0
  private var images: [Int: Bitmap] = [:]
  private var observers = ObserverList<AnimationEvent>()

  private enum Phase {
    case idle
    /// Playing since `origin`, moved forward by the length of all pauses.
    case playing(origin: Nanoseconds)
    case paused(elapsed: Nanoseconds)
    /// Over; `step` stays in sight.
    case stopped(step: Int)
  }

  public init(sheet: Sheet, animation: Animation) {
    self.sheet = sheet
    self.animation = animation
    timeline = Timeline(animation)
    isStill = Self.isStill(animation)
  }

  /// Makes an animator of some tiles of a sheet: 10 frames per second, for ever.
  ///
  /// - Parameters:
  ///   - sheet: Where the tiles come from.
  ///   - frames: Tile numbers from zero at the upper left, in the order of play.
  public convenience init(sheet: Sheet, frames: some Sequence<Int>) {
    self.init(sheet: sheet, animation: Animation(frames: Array(frames)))
  }

  /// How many passes are played, 0 for ever; a change takes effect at the next start.
  public var repeatCount: Int {
    get { animation.repeatCount }
    set { animation.repeatCount = newValue }
  }

  /// How long each frame stays; a change takes effect at the next start.
  public var frameDuration: FrameTiming {
    get { animation.timing }
    set { animation.timing = newValue }
  }

  // MARK: Steering

  public var isPlaying: Bool {
    if case .playing = phase { true } else { false }
  }

  public var isPaused: Bool {
    if case .paused = phase { true } else { false }
  }

  /// Plays from the first frame, whatever was going on before.
  public func start(at time: Nanoseconds) {
    begin(at: time)
    send(.start, at: time)
  }

  /// Plays as if started at `origin`, without the events until `time`.
  ///
  /// If the animation has stopped by then, its stop is still to come, at once.
  public func takeUp(from origin: Nanoseconds, at time: Nanoseconds) {
    begin(at: origin)
    passes = timeline.passesDone(at: time - origin)
    if repeatCount > 0 { passes = min(passes, repeatCount - 1) }
  }

  private func begin(at time: Nanoseconds) {
    if isTimelineStale {
      timeline = Timeline(animation)
      isStill = Self.isStill(animation)
      isTimelineStale = false
    }
    passes = 0
    phase = .playing(origin: time)
  }

  /// Holds the frame that shows; without effect unless playing.
  public func pause(at time: Nanoseconds) {
    guard case .playing(let origin) = phase else { return }
    phase = .paused(elapsed: time - origin)
    send(.pause, at: time)
  }

  /// Goes on where ``pause(at:)`` held; without effect unless paused.
  public func resume(at time: Nanoseconds) {
    guard case .paused(let elapsed) = phase else { return }
    phase = .playing(origin: time - elapsed)
    send(.resume, at: time)
  }

  /// Stops early, the frame that shows staying; without effect unless playing or paused.
  public func stop(at time: Nanoseconds) {
    guard let step = step(at: time), isPlaying || isPaused else { return }
    phase = .stopped(step: step)
    send(.stop, at: time)
  }

  /// Ends without an event, the frame that shows staying; without effect unless playing.
  public func settle(at time: Nanoseconds) {
    guard case .playing(let origin) = phase else { return }
    passes = timeline.passesDone(at: time - origin)
    phase = .stopped(step: timeline.shownStep(at: time - origin))
  }

  /// Ends without an event, and shows nothing any more.
  public func reset() {
    phase = .idle
    passes = 0
  }

  // MARK: Time

  /// When the next `loop` is due; nil if none is.
  public var nextLoop: Nanoseconds? {
    guard case .playing(let origin) = phase else { return nil }
    return timeline.loop(afterPasses: passes).map { origin + $0 }
  }

  /// When the `stop` is due; nil if the animation plays for ever, or does not play.
  public var nextStop: Nanoseconds? {
    guard case .playing(let origin) = phase else { return nil }
    return timeline.duration.map { origin + $0 }
  }

  /// When the pass that plays at a time ends, the last one too; nil if all passes are over.
  ///
  /// A hold may be over before. Events until `time` must have been sent.
  public func passEnd(after time: Nanoseconds) -> Nanoseconds? {
    guard case .playing(let origin) = phase,
      let end = timeline.passEnd(afterPasses: passes).map({ origin + $0 }), end > time
    else { return nil }
    return end
  }

  /// When the next `loop` or `stop` is due; nil if none is.
  public var nextEvent: Nanoseconds? { nextLoop ?? nextStop }

  /// Sends the events that are due until `time`, that moment included.
  public func advance(to time: Nanoseconds) {
    if observers.isEmpty { skipLoops(to: time) }
    while case .playing(let origin) = phase, let due = nextEvent, due <= time {
      if nextLoop != nil {
        passes += 1
        send(.loop, at: due)
      } else {
        passes = timeline.passesDone(at: due - origin)
        phase = .stopped(step: timeline.shownStep(at: due - origin))
        send(.stop, at: due)
      }
    }
  }

  /// Nobody hears the loops of an endless animation: they need not be counted one by one.
  private func skipLoops(to time: Nanoseconds) {
    guard case .playing(let origin) = phase, timeline.duration == nil, time >= origin else {
      return
    }
    passes = timeline.passesDone(at: time - origin)
  }

  // MARK: Frames

  /// The step that shows at a time, counted from zero over all passes; nil before the start.
  ///
  /// Events until `time` must have been sent.
  public func step(at time: Nanoseconds) -> Int? {
    switch phase {
    case .idle: nil
    case .playing(let origin): timeline.shownStep(at: time - origin)
    case .paused(let elapsed): timeline.shownStep(at: elapsed)
    case .stopped(let step): step
    }
  }

  /// The frame number of the sheet that shows at a time; nil before the start.
  public func frame(at time: Nanoseconds) -> Int? {
    step(at: time).map { animation.frames[timeline.position(ofStep: $0)] }
  }

  /// The place in the frame list that shows at a time, from zero; nil before the start.
  public func position(at time: Nanoseconds) -> Int? {
    step(at: time).map { timeline.position(ofStep: $0) }
  }

  /// When the frame that shows at `time` began to show; nil unless playing.
  public func frameStart(at time: Nanoseconds) -> Nanoseconds? {
    guard case .playing(let origin) = phase else { return nil }
    return origin + timeline.start(ofStep: timeline.shownStep(at: time - origin))
  }

  /// When the frame after the one that shows at `time` is due; nil unless playing.
  ///
  /// After the last frame that is the moment of the stop.
  public func nextStep(after time: Nanoseconds) -> Nanoseconds? {
    guard case .playing(let origin) = phase else { return nil }
    let step = timeline.shownStep(at: time - origin)
    if timeline.stepCount == step + 1 { return nextStop }
    let next = origin + timeline.start(ofStep: step + 1)
    return nextStop.map { min(next, $0) } ?? next
  }

  /// When the picture next changes or stops; nil if it never does by itself.
  public func nextBoundary(after time: Nanoseconds) -> Nanoseconds? {
    isStill ? nextStop : nextStep(after: time)
  }

  private static func isStill(_ animation: Animation) -> Bool {
    animation.frames.allSatisfy { $0 == animation.frames[0] }
  }

  // MARK: Pictures

  /// Crops all frames of the animation, so that none has to be made when it is due.
  public func load() {
    for number in animation.frames where images[number] == nil {
      images[number] = sheet.frame(number).bitmap
    }
  }

  /// Lets go of the frames that ``load()`` made.
  public func unload() {
    images = [:]
  }

  /// The picture that shows at a time, as it is on the sheet; nil before the start.
  public func image(at time: Nanoseconds) -> Bitmap? {
    frame(at: time).map { images[$0] ?? sheet.frame($0).bitmap }
  }

  // MARK: Observers

  /// Calls `handler` with each event from now on, after those added before.
  @discardableResult
  public func observe(_ handler: @escaping (AnimationEvent) -> Void) -> ObserverID {
    observers.add(handler)
  }

  public func removeObserver(_ id: ObserverID) {
    observers.remove(id)
  }

  private func send(_ kind: AnimationEvent.Kind, at time: Nanoseconds) {
    observers.notify(AnimationEvent(kind, time: time, passes: passes))
  }
}
