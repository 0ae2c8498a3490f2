public import Sheets

/// An animation being played over the frames of a sheet: started, paused, looping, stopped.
///
/// Time is always an argument and must not run backwards. Which frame shows is a function of the
/// time since the exact start, so that nothing adds up and nothing drifts. Events are sent by
/// ``advance(to:)`` in order, each once, with their exact times, however late the call.
/// An observer may start, pause or stop any animator, this one too, from inside an event.
public final class ImageAnimator {
  /// Where the frames come from.
  public let sheet: Sheet

  /// What is played; a change takes effect at the next start.
  public var animation: Animation { didSet { scoreIsStale = true } }

  /// Passes done since the start.
  public internal(set) var passes = 0

  var phase = Phase.idle
  /// What is played since the last start; nil before the first one.
  private(set) var score: Score?
  private var scoreIsStale = true
  var pictures = PictureStore()
  private var observers = ObserverList<AnimationEvent>()

  enum Phase {
    case idle
    /// Playing since `origin`, moved forward by the length of all pauses.
    case playing(origin: Nanoseconds)
    case paused(elapsed: Nanoseconds)
    /// Over; `step` stays in sight.
    case stopped(step: Int)
  }

  /// An animation as it is being played.
  struct Score {
    let frames: [Int]
    let timeline: Timeline
    /// Whether all frames are one and the same.
    let isStill: Bool

    init(_ animation: Animation) {
      frames = animation.frames
      timeline = Timeline(animation)
      isStill = animation.frames.allSatisfy { $0 == animation.frames[0] }
    }
  }

  /// Makes an animator that has not started.
  ///
  /// - Precondition: The sheet has every frame that the animation names.
  public init(sheet: Sheet, animation: Animation) {
    precondition(
      animation.frames.allSatisfy { 0..<sheet.frameCount ~= $0 }, "the sheet has each frame")
    self.sheet = sheet
    self.animation = animation
  }

  /// Makes an animator of some tiles of a sheet: 10 frames per second, for ever, unless said
  /// otherwise.
  ///
  /// - Parameters:
  ///   - sheet: Where the tiles come from.
  ///   - frames: Tile numbers from zero at the upper left, in the order of play; at least one.
  ///   - frameDuration: How long each frame stays.
  ///   - repeatCount: How many passes are played; 0 is for ever.
  public convenience init(
    sheet: Sheet, frames: some Sequence<Int>, frameDuration: FrameTiming = .fps10,
    repeatCount: Int = 0
  ) {
    self.init(
      sheet: sheet,
      animation: Animation(
        frames: Array(frames), timing: frameDuration, repeatCount: repeatCount))
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

  /// Whether the animation runs; not while it is paused, nor after its stop.
  public var isPlaying: Bool {
    if case .playing = phase { true } else { false }
  }

  /// Whether the animation was paused and not resumed since.
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
  package func takeUp(from origin: Nanoseconds, at time: Nanoseconds) {
    let timeline = begin(at: origin)
    passes = timeline.passesDone(at: time - origin)
    if timeline.repeatCount > 0 { passes = min(passes, timeline.repeatCount - 1) }
  }

  @discardableResult
  private func begin(at time: Nanoseconds) -> Timeline {
    let present = scoreIsStale ? nil : score
    let score = present ?? Score(animation)
    self.score = score
    scoreIsStale = false
    passes = 0
    phase = .playing(origin: time)
    return score.timeline
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
  package func settle(at time: Nanoseconds) {
    guard case .playing(let origin) = phase, let timeline = score?.timeline else { return }
    passes = timeline.passesDone(at: time - origin)
    phase = .stopped(step: timeline.shownStep(at: time - origin))
  }

  /// Ends without an event, and shows nothing any more.
  public func reset() {
    phase = .idle
    passes = 0
  }

  // MARK: Observers

  /// Whether anybody hears the events.
  var isObserved: Bool { !observers.isEmpty }

  /// Calls `handler` with each event from now on, after those added before.
  @discardableResult
  public func observe(_ handler: @escaping (AnimationEvent) -> Void) -> ObserverID {
    observers.add(handler)
  }

  /// Ends an observation; without effect if there is none.
  public func removeObserver(_ id: ObserverID) {
    observers.remove(id)
  }

  func send(_ kind: AnimationEvent.Kind, at time: Nanoseconds) {
    observers.notify(AnimationEvent(kind, time: time, passes: passes))
  }
}
