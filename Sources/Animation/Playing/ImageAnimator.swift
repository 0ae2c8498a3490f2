public import Basics
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

  // Each is a property of its own that is set at once, which lets the compiler leave out run-time checks
  // for overlapping access.

  private(set) var phase = Phase.idle
  /// What is played since the last start; nil before the first one.
  private(set) var score: Score?
  /// When the next `loop` is due; nil if none is.
  public internal(set) var nextLoop: Nanoseconds?
  /// When the `stop` is due; nil if the animation plays forever, or does not play.
  public internal(set) var nextStop: Nanoseconds?
  /// Passes done since the start, as far as they were reported.
  public internal(set) var passes = 0

  private var observers = ObserverList()
  /// The value of ``animation``.
  private var written: Animation
  /// Whether more than the end of the score has to change.
  private var scoreIsStale = true
  var pictures = PictureStore()

  /// What is played; a change takes effect at the next start.
  public var animation: Animation {
    get { written }
    set {
      written = newValue
      scoreIsStale = true
    }
  }

  enum Phase: Sendable {
    case idle
    /// Playing since `origin`, moved forward by the length of all pauses.
    case playing(origin: Nanoseconds)
    case paused(elapsed: Nanoseconds)
    /// Over; `step` still shows.
    case stopped(step: Int)
  }

  /// Makes an animator that has not started.
  ///
  /// - Precondition: The sheet has every frame that the animation names.
  public init(sheet: Sheet, animation: Animation) {
    precondition(
      animation.frames.allSatisfy { 0..<sheet.frameCount ~= $0 }, "the sheet has each frame")
    self.sheet = sheet
    written = animation
  }

  /// Makes an animator of some tiles of a sheet: 10 frames per second, forever, unless said
  /// otherwise.
  ///
  /// - Parameters:
  ///   - sheet: Where the tiles come from.
  ///   - frames: Tile numbers from zero at the upper left, in the order of play; at least one.
  ///   - frameDuration: How long each frame stays.
  ///   - repeatCount: How many passes are played; 0 is forever.
  public convenience init(
    sheet: Sheet, frames: some Sequence<Int>, frameDuration: FrameTiming = .fps10,
    repeatCount: Int = 0
  ) {
    self.init(
      sheet: sheet,
      animation: Animation(
        frames: Array(frames), timing: frameDuration, repeatCount: repeatCount))
  }

  /// How many passes are played, 0 for forever; a change takes effect at the next start.
  public var repeatCount: Int {
    get { written.repeatCount }
    set { written.repeatCount = newValue }
  }

  /// When to stop, whatever the passes, nil for when they are over; a change takes effect at the
  /// next start.
  public var hold: Nanoseconds? {
    get { written.hold }
    set { written.hold = newValue }
  }

  /// How long each frame stays; a change takes effect at the next start.
  public var frameDuration: FrameTiming {
    get { written.timing }
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

  /// Plays from the first frame, whether or not it was playing before.
  public func start(at time: Nanoseconds) {
    begin(at: time)
    send(.start, at: time)
  }

  /// Plays as if started at `origin`, without the events until `time`.
  ///
  /// If the animation has stopped by then, its stop is still to come, at once.
  package func takeUp(from origin: Nanoseconds, at time: Nanoseconds) {
    begin(at: origin)
    passLoops(to: time)
  }

  private func begin(at time: Nanoseconds) {
    prepareScore()
    passes = 0
    change(to: .playing(origin: time))
  }

  private func prepareScore() {
    if scoreIsStale || score == nil {
      score = Score(written)
      scoreIsStale = false
    } else {
      score?.timeline.end(afterPasses: written.repeatCount, hold: written.hold)
    }
  }

  private func change(to phase: Phase) {
    self.phase = phase
    findNextEvents()
  }

  /// Holds the frame that shows; without effect unless playing.
  public func pause(at time: Nanoseconds) {
    guard case .playing(let origin) = phase else { return }
    change(to: .paused(elapsed: time - origin))
    send(.pause, at: time)
  }

  /// Goes on where ``pause(at:)`` held; without effect unless paused.
  public func resume(at time: Nanoseconds) {
    guard case .paused(let elapsed) = phase else { return }
    change(to: .playing(origin: time - elapsed))
    send(.resume, at: time)
  }

  /// Stops early; the frame that shows stays.
  ///
  /// Without effect unless playing or paused.
  public func stop(at time: Nanoseconds) {
    guard let step = step(at: time), isPlaying || isPaused else { return }
    change(to: .stopped(step: step))
    send(.stop, at: time)
  }

  /// Ends without an event; the frame that shows stays.
  ///
  /// Without effect unless playing.
  package func settle(at time: Nanoseconds) {
    guard let (timeline, origin) = going else { return }
    passes = timeline.passesDone(at: time - origin)
    change(to: .stopped(step: timeline.shownStep(at: time - origin)))
  }

  /// Ends without an event, and shows nothing from then on.
  public func reset() {
    passes = 0
    change(to: .idle)
  }

  // MARK: Snapshots

  /// How far an animation has been played.
  package struct Snapshot: Sendable {
    fileprivate let phase: Phase
    fileprivate let passes: Int
    package let repeatCount: Int
    package let hold: Nanoseconds?

    package var isPlaying: Bool {
      if case .playing = phase { true } else { false }
    }
  }

  /// How far the animation has been played.
  package var snapshot: Snapshot {
    Snapshot(phase: phase, passes: passes, repeatCount: repeatCount, hold: hold)
  }

  /// Goes back, or forward, to a snapshot of the same animation, without events.
  package func restore(_ snapshot: Snapshot) {
    (repeatCount, hold) = (snapshot.repeatCount, snapshot.hold)
    prepareScore()
    passes = snapshot.passes
    change(to: snapshot.phase)
  }

  // MARK: Observers

  /// Whether anyone observes the events.
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
