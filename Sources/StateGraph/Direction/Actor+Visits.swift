import Animation

/// What an actor keeps of the states it was in.
extension Actor {
  /// Takes note of how the present state is left.
  ///
  /// - Parameter trigger: Nil for the user's hand.
  func leave(by trigger: Trigger?) {
    departure = entryCount > 0 ? Visit.Arrival(from: state, trigger: trigger, choice: nil) : nil
  }

  /// Takes note of the state just begun.
  ///
  /// - Parameter moment: When it was, on the outer clock.
  func noteVisit(at moment: Nanoseconds) {
    log.enter(
      Visit(
        state: state, start: moment, origin: moment, pace: graph.speed,
        timeline: manager.animator?.timeline, arrival: departure))
    departure = nil
  }

  /// Takes over what is known of the visits in another graph.
  func takeUp(_ known: VisitLog, ofStates names: [String]) {
    let indexes = Dictionary(zip(graph.states.map(\.name), 0...)) { first, _ in first }
    log = known.mapped { indexes[names[$0]] }
  }

  /// Takes note that the state goes on, perhaps otherwise than before.
  func continueVisit(at own: Nanoseconds) {
    let timeline = manager.animator?.timeline
    if let last = log.visits.last, last.end == nil, last.timeline == timeline,
      last.pace == graph.speed
    {
      return
    }
    let moment = outerTime(of: own)
    log.enter(
      Visit(
        state: state, start: moment, origin: moment - graph.speed.dividing(max(0, own - entry)),
        pace: graph.speed, timeline: timeline, arrival: log.visits.last?.arrival))
  }
}
