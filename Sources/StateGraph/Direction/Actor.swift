package import Animation
import Sheets

/// One figure on the stage: its manager, its state graph, and where in it the figure is.
///
/// Times are of the actor's own clock, which its graph's `speed` drives.
package final class Actor {
  package let graph: ActorGraph
  package let manager = AnimationManager()
  /// Index of the state being played, or stopped and still in sight.
  package private(set) var state: Int
  /// When the state was entered.
  private var entry: Nanoseconds = 0
  private var generator: SeededGenerator
  /// The transitions from each state, in the order of the file.
  private let outgoing: [[Transition]]

  init(_ graph: ActorGraph, sheets: [LoadedSheet], generator: SeededGenerator) {
    self.graph = graph
    self.generator = generator
    var outgoing = graph.states.map { _ in [Transition]() }
    for transition in graph.transitions { outgoing[transition.from].append(transition) }
    self.outgoing = outgoing
    state = graph.start
    for definition in graph.states {
      let animator = ImageAnimator(
        sheet: sheets[definition.sheet].sheet, animation: definition.animation)
      manager.add(animator, state: definition.name)
    }
  }

  /// Name of the state being played.
  package var stateName: String { graph.states[state].name }

  /// Enters a state at an exact moment.
  func enter(_ next: Int, at time: Nanoseconds) {
    state = next
    entry = time
    manager.play(graph.states[next].name, at: time)
  }

  /// When the frame that shows at a moment began to show; also of a state that has stopped.
  func frameStart(at time: Nanoseconds) -> Nanoseconds? {
    guard let animator = manager.animator, let step = animator.step(at: time) else { return nil }
    return entry + Timeline(animator.animation).start(ofStep: step)
  }

  /// The transition that a trigger takes from a state, drawn by weight; nil if there is none.
  func transition(from state: Int, on trigger: Transition.Trigger) -> Transition? {
    let choices = outgoing[state].filter { $0.trigger == trigger }
    // One choice is no matter of chance: it must not use up a random number.
    guard choices.count > 1 else { return choices.first }
    var draw = Int64.random(in: 0..<choices.reduce(0) { $0 + $1.weight }, using: &generator)
    return choices.first { choice in
      draw -= choice.weight
      return draw < 0
    }
  }

  /// An actor's moment as a moment of the outer clock.
  package func outerTime(of time: Nanoseconds) -> Nanoseconds { graph.speed.dividing(time) }

  /// The last moment of the actor's clock that is not after a moment of the outer clock.
  package func ownTime(at outer: Nanoseconds) -> Nanoseconds {
    // Outer times are rounded, so that all moments until half a nanosecond later are in time.
    let halves = Ratio(graph.speed.numerator, 2 * graph.speed.denominator)
    let time = halves.scaling(2 * outer + 1)
    return outerTime(of: time) > outer ? time - 1 : time
  }
}
