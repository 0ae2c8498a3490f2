import Animation
package import Basics

/// What others ask of an actor.
extension Actor {
  /// Index of the state that plays, or has stopped and still shows; never a choice once something
  /// plays.
  package var state: Int { visit.state }
  package var stateName: String { visit.stateName }
  /// When the state was entered.
  var entry: Nanoseconds { visit.entry }
  /// The transition that waits for the end of the pass or for the stop.
  package var armed: Transition? { visit.armed }
  /// How many states were entered since the beginning.
  package var entryCount: Int { progress.entryCount }
  /// Whether it has come to its end.
  package var hasEnded: Bool { progress.hasEnded }
  /// Whether it was stopped because its transitions went in a ring that takes no time.
  package var isStuck: Bool { progress.isStuck }
  /// Whether nothing can happen to it any more.
  package var isDone: Bool { hasEnded || isStuck }
  /// Whether its state repeats until the user says otherwise.
  package var isLooped: Bool { progress.isLooped }
  /// The clip that plays.
  package var clip: Clip? { graph.states[state].clip }
  /// Whether its animation is going on.
  package var isPlaying: Bool { animator?.isPlaying == true }
  /// Where `"^"` would lead: the state that was left last, else the start.
  package var wayBack: Int { history.left.last ?? graph.start }

  // MARK: Time

  /// A moment of the actor's clock as one of the outer clock.
  package func outerTime(of time: Nanoseconds) -> Nanoseconds { clock.outerTime(of: time) }

  /// The last moment of the actor's clock that is not after a moment of the outer clock.
  package func ownTime(at outer: Nanoseconds) -> Nanoseconds { clock.ownTime(at: outer) }

  /// The present moment; passes up to it may be over without having been counted.
  private var present: Nanoseconds { ownTime(at: director?.time ?? 0) }

  // MARK: Pictures

  /// The place in the frame list that shows at a moment, from zero.
  package func position(at time: Nanoseconds) -> Int { animator?.position(at: time) ?? 0 }

  /// The corner of the box in sub-cells from the upper left of the stage.
  package func corner(at time: Nanoseconds, _ geometry: StageGeometry) -> (x: Int, y: Int) {
    motion.corner(at: time, geometry.cell)
  }

  /// When the frame that shows at a moment began to show, also if the state has stopped.
  func frameStart(at time: Nanoseconds) -> Nanoseconds? {
    animator?.frameStart(at: time).map(entry.later)
  }

  /// When the corner next comes to other sub-cells; nil if it stays.
  func nextStepOfMotion(after time: Nanoseconds, _ cell: CellShape) -> Nanoseconds? {
    // Asked of one field first, since most actors stand.
    motion.isMoving ? motion.nextStep(after: time, cell) : nil
  }

  // MARK: Passes

  /// When its pass next ends, or it stops, whether or not that leads to something; on its own clock,
  /// nil if it does neither.
  package var nextPass: Nanoseconds? { animator?.nextEvent(after: present) }

  /// When the pass that plays, or was the last to play, began; on its own clock.
  package var passStart: Nanoseconds {
    guard let timeline = animator?.timeline else { return entry }
    let pass = isPlaying ? passesDone : max(0, passesDone - 1)
    return pass == 0 ? entry : timeline.passEnd(afterPasses: pass - 1).map(entry.later) ?? entry
  }

  /// How many passes have ended since the state was entered.
  package var passesDone: Int { animator?.passes(at: present) ?? 0 }

  // MARK: Events to come

  /// The next `after` time of the present state that has not fired, since its entry.
  var nextAfter: Nanoseconds? { table.time(in: state, after: visit.firedAfter ?? 0) }

  /// When the box comes to the border; nil if it does not, or did so in this state already.
  var nextBorder: Nanoseconds? {
    guard motion.isMoving, !visit.hasMetBorder else { return nil }
    return motion.nextBorder { history.hasMetBorder(in: state, at: motion.start) }
  }

  // MARK: Visits

  /// The latest visits, the last one last.
  package var visits: [Visit] {
    history.log.visits(by: clock) { animators[$0]?.timeline }
  }

  /// The visit that goes on; nil before the first.
  package var lastVisit: Visit? {
    history.log.lastVisit(by: clock) { animators[$0]?.timeline }
  }
}
