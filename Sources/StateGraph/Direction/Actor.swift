import Basics
package import Animation
import Sheets

/// One figure on the stage: its manager, its state graph, where in it and where on the stage it is.
///
/// What changes while it plays are its animators and five values: one for the visit of a state and four
/// for what outlives it. Only this file assigns those. A snapshot is a copy of them
/// (``ActorSnapshot``), so a new field is reset and restored without further code. What an edited
/// graph keeps of them is chosen field by field (`Continuation.swift`). Times are of the actor's own
/// clock.
package final class Actor {
  package let index: Int

  // Every frame needs what follows up to the motion. It stands together in memory, since with many
  // actors none is in the processor's cache.

  /// The animator of the state that was entered last; nil before the first.
  private(set) var animator: ImageAnimator?
  private(set) var clock: ActorClock
  /// What the ``Schedule`` has found to be next, which only it changes; it follows from the rest.
  var outlook = Outlook()
  private(set) var motion: ActorMotion

  package let graph: ActorGraph
  package let manager = AnimationManager()
  private(set) var visit: StateVisit
  private(set) var progress: ActorProgress
  private(set) var history: ActorHistory

  let table: TransitionTable
  /// Hears the events of its animations.
  unowned var director: Director?
  /// By state; nil of a choice.
  let animators: [ImageAnimator?]
  private var observations: [(of: ImageAnimator, id: ObserverID)] = []

  /// Makes an actor that has not entered a state yet.
  ///
  /// - Parameters:
  ///   - graph: Its states and transitions.
  ///   - index: Its place among the actors.
  ///   - sheets: What its clips are cut from.
  ///   - generator: What its chances are drawn from.
  ///   - geometry: Of the stage.
  ///   - visits: How many of its latest visits are kept.
  init(
    _ graph: ActorGraph, index: Int, sheets: [LoadedSheet], generator: SeededGenerator,
    geometry: StageGeometry, visits: Int = 256
  ) {
    self.graph = graph
    self.index = index
    clock = ActorClock(speed: graph.speed)
    motion = ActorMotion(ofActor: index, on: geometry)
    visit = StateVisit(
      of: graph.start, named: graph.states[graph.start].name, at: 0, hasPassEdges: false)
    progress = ActorProgress(generator: generator)
    history = ActorHistory(visits: visits)
    table = TransitionTable(graph)
    animators = graph.states.map { state in
      state.clip.map { ImageAnimator(sheet: sheets[$0.sheet].sheet, animation: $0.animation) }
    }
    for (index, animator) in animators.enumerated() {
      guard let animator else { continue }
      manager.add(animator, state: graph.states[index].name)
      // Not weakly: every access to an object with weak references is slower.
      let id = animator.observe { [unowned self] event in
        director?.hear(event, of: self, in: index)
      }
      observations.append((animator, id))
    }
  }

  deinit {
    for (animator, id) in observations { animator.removeObserver(id) }
  }

  // MARK: Visits

  /// Plays a state from its first frame; draws what its clip leaves to chance.
  func play(_ state: Int, at time: Nanoseconds) {
    guard let clip = graph.states[state].clip else { return }
    motion.setVelocity(clip.velocity, at: time)
    begin(newVisit(of: state, at: time))
    drawLength(of: clip)
    manager.play(visit.stateName, at: time)
    let note = VisitLog.Note(
      state: state, start: time, repeatCount: animator?.repeatCount ?? 0, hold: animator?.hold,
      arrival: progress.departure)
    history.begin(note, by: clock)
    progress.departure = nil
  }

  /// A visit of a state with nothing behind it yet.
  func newVisit(of state: Int, at time: Nanoseconds) -> StateVisit {
    StateVisit(
      of: state, named: graph.states[state].name, at: time,
      hasPassEdges: table.hasPassEdges(from: state))
  }

  /// Enters a state without playing it.
  func begin(_ visit: StateVisit) {
    self.visit = visit
    progress.entryCount += 1
    animator = animators[visit.state]
  }

  /// Draws how long a clip plays; it counts from the animator's next start.
  func drawLength(of clip: Clip) {
    animator?.repeatCount = random(in: clip.repeats)
    animator?.hold = clip.hold.map { random(in: $0) }
  }

  /// Lets a transition wait for its moment, unless another one waits already.
  ///
  /// - Returns: False if there is nothing to wait for: the state has stopped, or all its passes are
  ///   over and its last frame is only held.
  func arm(_ transition: Transition, at time: Nanoseconds) -> Bool {
    guard let animator, animator.isPlaying else { return false }
    guard visit.armed == nil else { return true }
    var passEnd: Nanoseconds?
    if transition.moment == .loop {
      passEnd = animator.passEnd(after: time)
      if passEnd == nil { return false }
    }
    visit.arm(transition, until: passEnd)
    return true
  }

  /// Lets nothing wait any more; the edges of a trigger count as kept from firing.
  func disarm(withholding trigger: Trigger) {
    visit.disarm()
    visit.withheld = trigger
  }

  /// Notes that the `after` edges of a time since the entry fire.
  func passAfter(_ elapsed: Nanoseconds) { visit.firedAfter = elapsed }

  /// Notes that edges of a trigger were kept from firing; of several triggers the first counts.
  func withhold(_ trigger: Trigger) { visit.withheld = visit.withheld ?? trigger }

  /// The trigger whose edges were kept from firing; from now on there is none.
  func takeWithheld() -> Trigger? {
    let trigger = visit.withheld
    if trigger != nil { visit.withheld = nil }
    return trigger
  }

  /// Notes that the state stopped; nothing moves any more.
  func noteStop(at time: Nanoseconds) {
    stand(at: time)
    history.stop(at: time, by: clock)
  }

  // MARK: Motion

  /// Moves no further.
  func stand(at time: Nanoseconds) { motion.setVelocity(.none, at: time) }

  /// Moves on with another velocity.
  func setVelocity(_ velocity: Velocity, at time: Nanoseconds) {
    motion.setVelocity(velocity, at: time)
  }

  /// Notes that the box has come to the border.
  func meetBorder(at time: Nanoseconds) {
    visit.hasMetBorder = true
    history.meetBorder(in: visit.state, at: time)
  }

  /// Stands on a stage of another size.
  func move(from old: StageGeometry, to new: StageGeometry, at time: Nanoseconds) {
    motion.move(ofActor: index, from: old, to: new, at: time)
  }

  // MARK: Progress

  /// Counts a state or a choice that is about to be entered.
  ///
  /// - Returns: How many were entered at this moment, this one included.
  func countEntry(at time: Nanoseconds) -> Int {
    progress.entriesAtOnce = time == progress.lastEntry ? progress.entriesAtOnce + 1 : 1
    progress.lastEntry = time
    return progress.entriesAtOnce
  }

  /// Begins to count entries at one moment from zero.
  func forgetEntries() { progress.entriesAtOnce = 0 }

  /// Notes how the present state is left.
  ///
  /// - Parameter trigger: Nil if the user leaves it by hand.
  func leave(by trigger: Trigger?) {
    progress.departure =
      entryCount > 0 ? Visit.Arrival(from: state, trigger: trigger, choice: nil) : nil
  }

  /// Notes that a choice is passed on the way to the next state.
  func passChoice(_ choice: Int) { progress.departure?.choice = choice }

  /// Remembers the present state as the one to go back to, if another one is entered.
  func remember(entering next: Int) {
    if entryCount > 0, next != state { history.leave(state) }
  }

  /// The state that `"^"` leads to, which is remembered no more.
  func takeWayBack() -> Int { history.takeLastLeft() ?? graph.start }

  func setLooped(_ isLooped: Bool) { progress.isLooped = isLooped }
  func end() { progress.hasEnded = true }
  func noteReportedFrame(at time: Nanoseconds) {
    progress.reportedFrame = ActorProgress.ReportedFrame(entry: entryCount, time: time)
  }

  /// Stops for good, since its transitions go in a ring that takes no time.
  func getStuck(at time: Nanoseconds) {
    progress.isStuck = true
    animator?.settle(at: time)
    stand(at: time)
  }

  /// Something can happen to it again.
  func revive() {
    progress.hasEnded = false
    progress.isStuck = false
  }

  /// A number of a range, by chance unless there is only one.
  func random<Number: FixedWidthInteger>(in range: ClosedRange<Number>) -> Number {
    range.lowerBound == range.upperBound
      ? range.lowerBound : Number.random(in: range, using: &progress.generator)
  }

  // MARK: Snapshots

  /// Where it is in its graph and on the stage.
  var snapshot: ActorSnapshot {
    ActorSnapshot(
      clock: clock, motion: motion, visit: visit, progress: progress, history: history,
      playback: animator?.snapshot)
  }

  /// Goes back, or forward, to a snapshot of the same actor.
  func restore(_ snapshot: ActorSnapshot) {
    takeUp(
      clock: snapshot.clock, motion: snapshot.motion, progress: snapshot.progress,
      history: snapshot.history)
    visit = snapshot.visit
    animator = snapshot.playback == nil ? nil : animators[visit.state]
    manager.restore(visit.stateName, snapshot.playback)
  }

  /// Takes over all that outlives a visit.
  func takeUp(
    clock: ActorClock, motion: ActorMotion, progress: ActorProgress, history: ActorHistory
  ) {
    self.clock = clock
    self.motion = motion
    self.progress = progress
    self.history = history
  }

  /// Notes that its state goes on in an edited graph, perhaps in another way than before.
  func continueVisit(at time: Nanoseconds) {
    let moment = clock.outerTime(of: time)
    let elapsed = max(0, time - visit.entry)
    history.goOn(
      as: Visit(
        state: state, start: moment, origin: moment - graph.speed.dividing(elapsed),
        pace: graph.speed, timeline: animator?.timeline))
  }
}
