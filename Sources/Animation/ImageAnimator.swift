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
  public var animation: Animation

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
    timeline = Timeline(animation)
    passes = 0
    phase = .playing(origin: time)
    send(.start, at: time)
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

  /// Ends without an event, and shows nothing any more.
  public func reset() {
    phase = .idle
    passes = 0
  }

  // MARK: Time

  /// When the next `loop` or `stop` is due; nil if none is.
  public var nextEvent: Nanoseconds? {
    guard case .playing(let origin) = phase else { return nil }
    return origin + timeline.start(ofStep: timeline.firstStep(ofPass: passes + 1))
  }

  /// Sends the events that are due until `time`, that moment included.
  public func advance(to time: Nanoseconds) {
    if observers.isEmpty { skipLoops(to: time) }
    while let due = nextEvent, due <= time {
      passes += 1
      if passes == animation.repeatCount {
        phase = .stopped(step: timeline.firstStep(ofPass: passes) - 1)
        send(.stop, at: due)
      } else {
        send(.loop, at: due)
      }
    }
  }

  /// Nobody hears the loops of an endless animation: they need not be counted one by one.
  private func skipLoops(to time: Nanoseconds) {
    guard case .playing(let origin) = phase, timeline.stepCount == nil, time >= origin else {
      return
    }
    passes = timeline.pass(ofStep: timeline.step(at: time - origin))
  }

  // MARK: Frames

  /// The step that shows at a time, counted from zero over all passes; nil before the start.
  ///
  /// Events until `time` must have been sent.
  public func step(at time: Nanoseconds) -> Int? {
    switch phase {
    case .idle: nil
    case .playing(let origin): timeline.step(at: max(0, time - origin))
    case .paused(let elapsed): timeline.step(at: elapsed)
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
    return origin + timeline.start(ofStep: timeline.step(at: max(0, time - origin)))
  }

  /// When the frame after the one that shows at `time` is due; nil unless playing.
  ///
  /// After the last frame that is the moment of the stop.
  public func nextStep(after time: Nanoseconds) -> Nanoseconds? {
    guard case .playing(let origin) = phase else { return nil }
    return origin + timeline.start(ofStep: timeline.step(at: max(0, time - origin)) + 1)
  }

  /// When the picture next changes or stops; nil if it never does by itself.
  public func nextBoundary(after time: Nanoseconds) -> Nanoseconds? {
    if timeline.stepCount == nil, isStill { return nil }
    return nextStep(after: time)
  }

  private var isStill: Bool { animation.frames.allSatisfy { $0 == animation.frames[0] } }

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
