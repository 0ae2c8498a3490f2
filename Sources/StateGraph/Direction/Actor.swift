package import Animation
import Sheets

/// One figure on the stage: its manager, its state graph, where in it and where on the stage it is.
///
/// Times are of the actor's own clock, which its graph's `speed` drives.
package final class Actor {
  package let index: Int
  package let graph: ActorGraph
  package let manager = AnimationManager()

  /// Index of the state being played, or stopped and still in sight; never a choice.
  package internal(set) var state: Int
  /// A moment on both clocks from which the actor's own one runs; a reload may change its pace.
  var clockStart: (outer: Nanoseconds, own: Nanoseconds) = (0, 0)
  /// When the state was entered.
  var entry: Nanoseconds = 0
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
  package internal(set) var entryCount = 0
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
  package internal(set) var log: VisitLog
  /// How the state was left in whose place another is about to begin.
  var departure: Visit.Arrival?
  var generator: SeededGenerator

  var motionX: Motion
  var motionY: Motion
  /// When the motion began, with the state or with another size of the stage.
  var motionStart: Nanoseconds = 0

  /// The transitions of each state and those from any state, in the order of their targets.
  private let outgoing: [[Transition]]
  private let fromAny: [Transition]

  init(
    _ graph: ActorGraph, index: Int, sheets: [LoadedSheet], generator: SeededGenerator,
    geometry: StageGeometry, visits: Int = 256
  ) {
    log = VisitLog(capacity: visits)
    self.graph = graph
    self.index = index
    self.generator = generator
    state = graph.start
    var outgoing = graph.states.map { _ in [Transition]() }
    var fromAny: [Transition] = []
    for transition in graph.transitions {
      switch transition.from {
      case .state(let state): outgoing[state].append(transition)
      case .any: fromAny.append(transition)
      }
    }
    // Programs that write DOT files anew put edges in another order; chance must not change by that.
    self.outgoing = outgoing.map { $0.sortedByTarget() }
    self.fromAny = fromAny.sortedByTarget()
    let start = geometry.start(ofActor: index)
    let limits = geometry.limits(ofActor: index)
    motionX = Motion(from: start.x, velocity: 0, within: limits.x)
    motionY = Motion(from: start.y, velocity: 0, within: limits.y)
    for definition in graph.states {
      guard let clip = definition.clip else { continue }
      let animator = ImageAnimator(sheet: sheets[clip.sheet].sheet, animation: clip.animation)
      manager.add(animator, state: definition.name)
    }
  }

  // MARK: What plays

  /// Name of the state being played.
  package var stateName: String { graph.states[state].name }

  /// What the state being played shows.
  package var clip: Clip? { graph.states[state].clip }

  /// The place in the frame list that shows at a moment, from zero.
  package func position(at time: Nanoseconds) -> Int {
    manager.animator?.position(at: time) ?? 0
  }

  /// When the frame that shows at a moment began to show; also of a state that has stopped.
  func frameStart(at time: Nanoseconds) -> Nanoseconds? {
    manager.animator?.frameStart(at: time).map(entry.later)
  }

  // MARK: Transitions

  /// The transitions from the present state that a test of triggers lets through.
  ///
  /// A state's own transitions hide those from any state of the same trigger, and these do not leave
  /// the state that they lead to. Those to other actors come in addition and hide nothing.
  func transitions(where fires: (Trigger) -> Bool) -> [Transition] {
    let own = outgoing[state].filter { fires($0.trigger) }
    guard !fromAny.isEmpty, !graph.states[state].isEnd else { return own }
    let hidden = Set(own.lazy.filter { !$0.leadsToOther }.map(\.trigger))
    return own
      + fromAny.filter {
        fires($0.trigger) && !hidden.contains($0.trigger) && $0.to != .state(state)
      }
  }

  /// The transitions that leave a choice.
  package func transitions(ofChoice choice: Int) -> [Transition] { outgoing[choice] }

  /// Lets a transition wait for its moment, unless another one waits already.
  ///
  /// - Returns: False if there is nothing to wait for: the state has stopped, or all its passes are
  ///   over and its last frame is only held.
  func arm(_ transition: Transition, at time: Nanoseconds) -> Bool {
    guard let animator = manager.animator, animator.isPlaying else { return false }
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
  var mindsPasses: Bool {
    if armedUntil != nil { return true }
    let found = transitions {
      switch $0 {
      case .loop, .passes: true
      default: false
      }
    }
    return !found.isEmpty
  }

  /// One of several transitions, drawn by weight; nil if there is none.
  func draw(among choices: [Transition]) -> Transition? {
    let choices = choices.filter { $0.weight > 0 }
    // One choice is no matter of chance: it must not use up a random number.
    guard choices.count > 1 else { return choices.first }
    var draw = Int64.random(in: 0..<choices.reduce(0) { $0 + $1.weight }, using: &generator)
    return choices.first { choice in
      draw -= choice.weight
      return draw < 0
    }
  }

  /// The next `after` time of the present state that has not fired, since its entry.
  var nextAfter: Nanoseconds? {
    let own = Self.nextAfter(in: outgoing[state], firedAfter)
    guard !fromAny.isEmpty, let any = Self.nextAfter(in: fromAny, firedAfter) else { return own }
    return own.map { min($0, any) } ?? any
  }

  private static func nextAfter(
    in transitions: [Transition], _ fired: Nanoseconds?
  ) -> Nanoseconds? {
    var next: Nanoseconds?
    for transition in transitions {
      guard case .after(let time) = transition.trigger, time > fired ?? 0, time < next ?? .max
      else { continue }
      next = time
    }
    return next
  }

  // MARK: The clock

  /// An actor's moment as a moment of the outer clock.
  package func outerTime(of time: Nanoseconds) -> Nanoseconds {
    let way = time - clockStart.own
    return way >= 0
      ? clockStart.outer.later(by: graph.speed.dividing(way))
      : max(0, clockStart.outer - graph.speed.dividing(-way))
  }

  /// The last moment of the actor's clock that is not after a moment of the outer clock.
  package func ownTime(at outer: Nanoseconds) -> Nanoseconds {
    let way = max(0, outer - clockStart.outer)
    if graph.speed == .one { return clockStart.own + way }
    // Outer times are rounded, so that all moments until half a nanosecond later are in time.
    let halves = Ratio(graph.speed.numerator, 2 * graph.speed.denominator)
    let time = clockStart.own + halves.scaling(2 * way + 1)
    return outerTime(of: time) > outer ? time - 1 : time
  }
}
