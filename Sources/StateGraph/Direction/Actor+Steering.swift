package import Basics
package import Animation

/// What steps and overlays ask of an actor.
extension Actor {
  /// When its pass next ends, or it stops, whether or not that leads to something; on its own clock,
  /// nil if it does neither.
  package var nextPass: Nanoseconds? { animator?.nextEvent(after: present) }

  /// When the pass that plays, or was the last to play, began; on its own clock.
  package var passStart: Nanoseconds {
    guard let timeline = animator?.timeline else { return entry }
    let pass = isPlaying ? passesDone : max(0, passesDone - 1)
    return pass == 0 ? entry : timeline.passEnd(afterPasses: pass - 1).map(entry.later) ?? entry
  }

  /// Passes done since the state was entered.
  package var passesDone: Int { animator?.passes(at: present) ?? 0 }

  /// Whether its animation is going on.
  package var isPlaying: Bool { animator?.isPlaying == true }

  /// Where `"^"` would lead: the state that was left last, else the start.
  package var wayBack: Int { history.last ?? graph.start }

  /// All transitions that may lead out of the present state, those from any state included.
  ///
  /// It takes a look at all of the graph's.
  package var transitions: [Transition] { table.transitions(from: state, of: graph) }

  /// What the play has come to; passes until then may be over without having been counted.
  private var present: Nanoseconds { ownTime(at: director?.time ?? 0) }
}
