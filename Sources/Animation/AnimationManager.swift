/// An actor's animations by the names of its states; plays one at a time.
public final class AnimationManager {
  /// The state being played, or stopped and still in sight; nil before the first.
  public private(set) var state: String?

  private var animators: [String: ImageAnimator] = [:]
  private var observers: [String: ObserverList<AnimationEvent>] = [:]
  /// The observation by which each observed state's animator is heard.
  private var forwarding: [String: (animator: ImageAnimator, id: ObserverID)] = [:]

  /// Makes a manager without animations.
  public init() {}

  /// Adds an animation under a state's name, in the place of one that was there.
  public func add(_ animator: ImageAnimator, state: String) {
    if let (old, id) = forwarding[state] { old.removeObserver(id) }
    forwarding[state] = nil
    animators[state] = animator
    if observers[state] != nil { forwardEvents(of: state) }
  }

  /// The animator of a state; nil if there is none of that name.
  public func animator(of state: String) -> ImageAnimator? { animators[state] }

  /// The animator of the state being played; nil before the first.
  public var animator: ImageAnimator? { state.flatMap { animators[$0] } }

  /// Leaves the state being played, without a `stop` from it, and starts another or the same anew.
  ///
  /// The state left is unloaded.
  ///
  /// - Returns: Whether there is a state of that name; if not, nothing changes.
  @discardableResult
  public func play(_ next: String, at time: Nanoseconds) -> Bool {
    guard let starting = change(to: next) else { return false }
    starting.start(at: time)
    return true
  }

  /// Plays a state as if it had started at `origin`, without the events until `time`.
  ///
  /// - Returns: Whether there is a state of that name; if not, nothing changes.
  @discardableResult
  package func takeUp(_ next: String, from origin: Nanoseconds, at time: Nanoseconds) -> Bool {
    guard let going = change(to: next) else { return false }
    going.takeUp(from: origin, at: time)
    return true
  }

  private func change(to next: String) -> ImageAnimator? {
    guard let entering = animators[next] else { return nil }
    if let leaving = animator, leaving !== entering {
      leaving.reset()
      leaving.unload()
    }
    state = next
    return entering
  }

  /// Holds the frame that shows; without effect unless playing.
  public func pause(at time: Nanoseconds) { animator?.pause(at: time) }

  /// Goes on where ``pause(at:)`` held; without effect unless paused.
  public func resume(at time: Nanoseconds) { animator?.resume(at: time) }

  /// When the next event of the state being played is due; nil if none is.
  public var nextEvent: Nanoseconds? { animator?.nextEvent }

  /// Sends the events that are due until `time`, those of states that handlers start included.
  public func advance(to time: Nanoseconds) {
    while let playing = animator, let due = playing.nextEvent, due <= time {
      playing.advance(to: due)
    }
  }

  /// Calls `handler` with each event of a state from now on, after those added before.
  ///
  /// The state may be added later.
  @discardableResult
  public func observe(
    _ state: String, _ handler: @escaping (AnimationEvent) -> Void
  ) -> ObserverID {
    if observers[state] == nil {
      observers[state] = ObserverList()
      forwardEvents(of: state)
    }
    return observers[state, default: ObserverList()].add(handler)
  }

  /// Ends an observation of a state; without effect if there is none.
  public func removeObserver(_ id: ObserverID, of state: String) {
    observers[state]?.remove(id)
  }

  private func forwardEvents(of state: String) {
    guard let animator = animators[state] else { return }
    let id = animator.observe { [weak self] event in
      // One animator may stand for several states.
      guard let self, self.state == state else { return }
      observers[state]?.notify(event)
    }
    forwarding[state] = (animator, id)
  }
}
