package import Basics
package import Animation
import Sheets

/// One figure on the stage: its manager, its state graph, where in it and where on the stage it is.
///
/// Times are of the actor's own clock, which its graph's `speed` drives.
package final class Actor {
  package let index: Int

  // What every frame needs stands together, since of many actors none is in the processor's cache.

  /// The animator of the state that was entered last; nil before the first.
  private(set) var animator: ImageAnimator?
  /// Factor on the pace of the clock.
  private let speed: Ratio
  /// A moment on both clocks from which the actor's own one runs; a reload may change its pace.
  var clockStart: (outer: Nanoseconds, own: Nanoseconds) = (0, 0)
  /// When something is next due that may change the picture, apart from its frames and its motion.
  var nextTurn: Nanoseconds?
  /// Whether its place changes.
  private(set) var isMoving = false

  package let graph: ActorGraph
  package let manager = AnimationManager()

  // Plain values that many ask for are set without a guard against another access: none lasts so long.

  /// Index of the state being played, or stopped and still in sight; never a choice.
  package private(set) var state: Int
  /// Its name.
  package private(set) var stateName: String
  /// When the state was entered.
  private(set) var entry: Nanoseconds = 0
  /// The transition that waits for the end of the pass or for the stop.
  package private(set) var armed: Transition?
  /// When the pass ends that the armed transition waits for; nil if it waits for the stop.
  private(set) var armedUntil: Nanoseconds?
  /// `after` edges up to this time since the entry have fired; nil if none has.
  var firedAfter: Nanoseconds?
  /// Whether the border was reported in this state.
  var hasMetBorder = false
  /// States that were left, the last one left last.
  var history: [Int] = []
  /// How many states were entered since the beginning.
  package private(set) var entryCount = 0
  /// When a state or a choice was entered last, and how many were at that moment.
  var lastEntry = Nanoseconds.min
  var entriesAtOnce = 0
  /// Whether it has come to its end.
  package internal(set) var hasEnded = false
  /// Whether it was stopped for going round in no time.
  package internal(set) var isStuck = false
  /// Whether nothing can happen to it any more.
  package var isDone: Bool { hasEnded || isStuck }
  /// Whether its state repeats until the user says otherwise.
  package internal(set) var isLooped = false
  /// The trigger that was not heard in this state because it repeats.
  var withheld: Trigger?
  /// Its latest states.
  var log: VisitLog
  /// How the state was left in whose place another is about to begin.
  var departure: Visit.Arrival?
  var generator: SeededGenerator

  var motionX: Motion { didSet { isMoving = motionX.isMoving || motionY.isMoving } }
  var motionY: Motion { didSet { isMoving = motionX.isMoving || motionY.isMoving } }
  /// When the motion began, with the state or with another size of the stage.
  var motionStart: Nanoseconds = 0
  /// When the border was met last, and in which states at that moment.
  var borders: (moment: Nanoseconds, states: Set<Int>) = (.min, [])

  let table: TransitionTable
  /// Hears the events of its animations.
  unowned var director: Director?
  /// By state; nil of a choice.
  let animators: [ImageAnimator?]
  private var observations: [(of: ImageAnimator, id: ObserverID)] = []
  /// Whether the end of a pass of the state may lead to something by itself.
  private var stateMindsPasses = false
  /// What is next due of it; the director's schedule has the moment.
  var due: Due?

  init(
    _ graph: ActorGraph, index: Int, sheets: [LoadedSheet], generator: SeededGenerator,
    geometry: StageGeometry, visits: Int = 256
  ) {
    log = VisitLog(capacity: visits)
    self.graph = graph
    self.index = index
    speed = graph.speed
    self.generator = generator
    state = graph.start
    stateName = graph.states[graph.start].name
    table = TransitionTable(graph)
    let start = geometry.start(ofActor: index)
    let leeway = geometry.leeway(ofActor: index)
    motionX = Motion(from: start.x, velocity: 0, within: leeway.x)
    motionY = Motion(from: start.y, velocity: 0, within: leeway.y)
    animators = graph.states.map { state in
      state.clip.map { ImageAnimator(sheet: sheets[$0.sheet].sheet, animation: $0.animation) }
    }
    for (index, animator) in animators.enumerated() {
      guard let animator else { continue }
      manager.add(animator, state: graph.states[index].name)
      // Not weakly: objects that are known weakly are slower for everybody.
      let id = animator.observe { [unowned self] event in
        director?.hear(event, of: self, in: index)
      }
      observations.append((animator, id))
    }
  }

  deinit {
    for (animator, id) in observations { animator.removeObserver(id) }
  }

  // MARK: What plays

  /// What the state being played shows.
  package var clip: Clip? { graph.states[state].clip }

  /// The place in the frame list that shows at a moment, from zero.
  package func position(at time: Nanoseconds) -> Int {
    animator?.position(at: time) ?? 0
  }

  /// When the frame that shows at a moment began to show; also of a state that has stopped.
  func frameStart(at time: Nanoseconds) -> Nanoseconds? {
    animator?.frameStart(at: time).map(entry.later)
  }

  /// Plays a state from its first frame; draws what the clip leaves to chance.
  func play(_ state: Int, at time: Nanoseconds) {
    guard let clip = graph.states[state].clip else { return }
    beginMotion(clip.velocity, at: time)
    come(to: state, at: time)
    animator?.draw(clip, using: &generator)
    manager.play(stateName, at: time)
    noteVisit()
  }

  /// Comes to a state, with nothing behind it there yet.
  func come(to state: Int, at time: Nanoseconds) {
    self.state = state
    stateName = graph.states[state].name
    entry = time
    entryCount += 1
    disarm()
    firedAfter = nil
    hasMetBorder = false
    withheld = nil
    animator = animators[state]
    stateMindsPasses = table.mindsPasses(in: state)
  }

  // MARK: What waits

  /// Lets a transition wait for its moment, unless another one waits already.
  ///
  /// - Returns: False if there is nothing to wait for: the state has stopped, or all its passes are
  ///   over and its last frame is only held.
  func arm(_ transition: Transition, at time: Nanoseconds) -> Bool {
    guard let animator, animator.isPlaying else { return false }
    guard armed == nil else { return true }
    if transition.moment == .loop {
      guard let end = animator.passEnd(after: time) else { return false }
      armedUntil = end
    }
    armed = transition
    return true
  }

  func disarm() { (armed, armedUntil) = (nil, nil) }

  /// Whether the end of a pass may lead to something.
  var mindsPasses: Bool { armedUntil != nil || stateMindsPasses }

  // MARK: The clock

  /// An actor's moment as a moment of the outer clock.
  package func outerTime(of time: Nanoseconds) -> Nanoseconds {
    let way = time - clockStart.own
    return way >= 0
      ? clockStart.outer.later(by: speed.dividing(way))
      : max(0, clockStart.outer - speed.dividing(-way))
  }

  /// The last moment of the actor's clock that is not after a moment of the outer clock.
  package func ownTime(at outer: Nanoseconds) -> Nanoseconds {
    let way = max(0, outer - clockStart.outer)
    if speed == .one { return clockStart.own + way }
    // Outer times are rounded, so that all moments until half a nanosecond later are in time.
    let halves = Ratio(speed.numerator, 2 * speed.denominator)
    let time = clockStart.own + halves.scaling(2 * way + 1)
    return outerTime(of: time) > outer ? time - 1 : time
  }
}
