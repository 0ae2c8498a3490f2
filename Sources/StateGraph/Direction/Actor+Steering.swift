package import Animation

/// What steps and overlays ask of an actor.
extension Actor {
  /// When something next happens to this actor alone, on its own clock; nil if nothing will.
  package var nextMoment: Nanoseconds? {
    guard !isDone else { return nil }
    let moments = [
      manager.nextEvent, nextAfter.map { entry.later(by: $0) }, armedUntil, nextBorder,
    ]
    return moments.compactMap { $0 }.min()
  }

  /// When the pass that plays, or was the last to play, began; on its own clock.
  package var passStart: Nanoseconds {
    guard let animator = manager.animator, let timeline = animator.timeline else { return entry }
    let pass = animator.isPlaying ? animator.passes : max(0, animator.passes - 1)
    return pass == 0 ? entry : timeline.passEnd(afterPasses: pass - 1).map(entry.later) ?? entry
  }

  /// Passes done since the state was entered.
  package var passesDone: Int { manager.animator?.passes ?? 0 }

  /// Whether its animation is going on.
  package var isPlaying: Bool { manager.animator?.isPlaying == true }

  /// Where `"^"` would lead: the state that was left last, else the start.
  package var wayBack: Int { history.last ?? graph.start }

  /// All transitions that may lead out of the present state, those from any state included.
  package var transitions: [Transition] { transitions { _ in true } }
}
