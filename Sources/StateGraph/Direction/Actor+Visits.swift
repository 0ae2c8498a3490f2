import Basics
import Animation

/// What an actor keeps of the states it was in.
extension Actor {
  /// The latest visits, the last one last.
  package var visits: [Visit] {
    log.all { notes in
      zip(notes, notes.dropFirst().map(Optional.some) + [nil]).map { note, next in
        visit(note, until: next?.start)
      }
    }
  }

  /// The visit that goes on; nil before the first.
  package var lastVisit: Visit? { log.last.map { visit($0, until: nil) } ?? log.earlier.last }

  private func visit(_ note: VisitLog.Note, until end: Nanoseconds?) -> Visit {
    let start = outerTime(of: note.start)
    var timeline = animators[note.state]?.timeline
    timeline?.end(afterPasses: note.repeatCount, hold: note.hold)
    return Visit(
      state: note.state, start: start, origin: start, pace: graph.speed, timeline: timeline,
      arrival: note.arrival, stop: note.stop.map(outerTime), end: end.map(outerTime))
  }

  // MARK: Taking note

  /// Takes note of how the present state is left.
  ///
  /// - Parameter trigger: Nil for the user's hand.
  func leave(by trigger: Trigger?) {
    departure = entryCount > 0 ? Visit.Arrival(from: state, trigger: trigger, choice: nil) : nil
  }

  /// Takes note of the state just begun.
  func noteVisit() {
    if log.isEmpty { endEarlierVisit(at: outerTime(of: entry)) }
    log.append(
      VisitLog.Note(
        state: state, start: entry, repeatCount: animator?.repeatCount ?? 0, hold: animator?.hold,
        arrival: departure))
    departure = nil
  }

  /// Takes note that the present state stopped.
  func noteStop(at own: Nanoseconds) {
    guard !log.stop(at: own) else { return }
    let moment = outerTime(of: own)
    log.changeLastEarlier { $0.stop = moment }
  }

  // MARK: Edited graphs

  /// Takes over what is known of the visits in another graph.
  func takeUp(_ known: [Visit], ofStates names: [String]) {
    let indexes = Dictionary(zip(graph.states.map(\.name), 0...)) { first, _ in first }
    log.takeUp(known.mapped { indexes[names[$0]] })
  }

  /// Takes note that the state goes on, perhaps otherwise than before.
  func continueVisit(at own: Nanoseconds) {
    let timeline = animator?.timeline
    let last = log.earlier.last
    if let last, last.end == nil, last.timeline == timeline, last.pace == graph.speed { return }
    let moment = outerTime(of: own)
    endEarlierVisit(at: moment)
    log.addEarlier(
      Visit(
        state: state, start: moment, origin: moment - graph.speed.dividing(max(0, own - entry)),
        pace: graph.speed, timeline: timeline, arrival: last?.arrival))
  }

  private func endEarlierVisit(at moment: Nanoseconds) {
    // It may have ended long ago, if the state of the present one is gone.
    log.changeLastEarlier { $0.end = $0.end ?? moment }
  }
}
