public import Basics

/// An actor's animations by the names of its states; plays one at a time.
public final class AnimationManager {
  /// What belongs to the name of a state.
  private struct Part {
    let state: String
    var animator: ImageAnimator?
    var observers = ObserverList()
    /// The manager's observation of the animator; nil unless the state is observed.
    var forwarding: ObserverID?
  }

  /// In the order in which their names were first used; none is ever removed.
  private var parts: [Part] = []
  private var places: [String: Int] = [:]
  /// The place of the state being played.
  private var playing: Int?
  /// The animator of the state being played; nil before the first.
  public private(set) var animator: ImageAnimator?

  /// Makes a manager without animations.
  public init() {}

  deinit {
    for part in parts { part.forwarding.map { part.animator?.removeObserver($0) } }
  }

  /// The state being played, or stopped and still showing; nil before the first.
  public var state: String? { playing.map { parts[$0].state } }

  /// Adds an animation under a state's name; it replaces one that has that name.
  public func add(_ animator: ImageAnimator, state: String) {
    let place = place(of: state)
    if let id = parts[place].forwarding { parts[place].animator?.removeObserver(id) }
    parts[place].forwarding = nil
    parts[place].animator = animator
    if playing == place { self.animator = animator }
    if !parts[place].observers.isEmpty { forwardEvents(ofPart: place) }
  }

  /// The animator of a state; nil if there is none of that name.
  public func animator(of state: String) -> ImageAnimator? {
    places[state].flatMap { parts[$0].animator }
  }

  /// Leaves the state being played, without a `stop` from it, and starts another or the same again.
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

  /// Goes back, or forward, to where a state was in its play, without events.
  ///
  /// - Parameters:
  ///   - state: Its name.
  ///   - snapshot: Where it was; nil if no state had been played yet.
  package func restore(_ state: String, _ snapshot: ImageAnimator.Snapshot?) {
    if let snapshot {
      change(to: state)?.restore(snapshot)
    } else if let animator {
      animator.reset()
      animator.unload()
      (playing, self.animator) = (nil, nil)
    }
  }

  private func change(to next: String) -> ImageAnimator? {
    guard let place = places[next], let entering = parts[place].animator else { return nil }
    if let leaving = animator, leaving !== entering {
      leaving.reset()
      leaving.unload()
    }
    playing = place
    animator = entering
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
    let place = place(of: state)
    if parts[place].forwarding == nil { forwardEvents(ofPart: place) }
    return parts[place].observers.add(handler)
  }

  /// Ends an observation of a state; without effect if there is none.
  public func removeObserver(_ id: ObserverID, of state: String) {
    guard let place = places[state] else { return }
    parts[place].observers.remove(id)
  }

  private func place(of state: String) -> Int {
    if let place = places[state] { return place }
    parts.append(Part(state: state))
    places[state] = parts.count - 1
    return parts.count - 1
  }

  private func forwardEvents(ofPart place: Int) {
    parts[place].forwarding = parts[place].animator?.observe { [unowned self] event in
      // One animator may stand for several states.
      guard playing == place else { return }
      let observers = parts[place].observers
      observers.notify(event)
    }
  }
}
