package import Basics
package import Animation

/// A play on a virtual clock, for traces and tests: inputs come at set times.
package struct VirtualRun {
  /// An input and its time on the clock of the trace.
  package struct Sending: Hashable, Sendable {
    package let time: Nanoseconds
    package let input: StageInput

    package init(at time: Nanoseconds, _ input: StageInput) {
      self.time = time
      self.input = input
    }
  }

  private let director: Director
  private var clock: PlaybackClock
  private var sendings: [Sending]
  private var report: (TraceEvent, Nanoseconds) -> Void

  /// Makes a run that has not started yet.
  ///
  /// - Parameters:
  ///   - director: Plays; it must not have started.
  ///   - speed: Factor between the clock of the trace and that of the director.
  ///   - sendings: In any order; those at one time are sent in the order in which they are given.
  ///   - report: Called with each event and its time on the clock of the trace.
  package init(
    _ director: Director, speed: Ratio = .one, sendings: [Sending] = [],
    report: @escaping (TraceEvent, Nanoseconds) -> Void
  ) {
    self.director = director
    clock = PlaybackClock(now: 0, speed: speed)
    // In reverse, so that the next one is removed from the end.
    self.sendings = sendings.enumerated().sorted { ($0.1.time, $0.0) > ($1.1.time, $1.0) }
      .map(\.element)
    self.report = report
  }

  /// Plays until nothing more is due below a time of the trace's clock, or all actors are done.
  ///
  /// - Parameters:
  ///   - limit: The first moment that is not played.
  ///   - goOn: Asked before each step; false ends the run.
  package mutating func play(until limit: Nanoseconds, while goOn: () throws -> Bool) rethrows {
    var now: Nanoseconds = 0
    director.onEvent = { [report, clock] in report($0, clock.outerTime(of: $0.time) ?? 0) }
    director.start()
    while try goOn(), !director.isDone {
      let moment = director.nextEvent
      let due = moment.flatMap { clock.outerTime(of: $0) }
      if let sending = sendings.last, sending.time < due ?? .max {
        guard sending.time < limit else { return }
        sendings.removeLast()
        now = max(now, sending.time)
        take(sending.input, at: now)
      } else {
        guard let moment, let due, due < limit else { return }
        now = due
        director.advance(to: moment)
      }
    }
  }

  private mutating func take(_ input: StageInput, at now: Nanoseconds) {
    let moment = clock.time(at: now)
    director.onEvent = { [report] in report($0, now) }
    switch input {
    case .pause:
      director.take(input, at: moment)
      clock.pause(at: now)
    case .resume:
      clock.resume(at: now)
      director.take(input, at: moment)
    default: director.take(input, at: moment)
    }
    director.onEvent = { [report, clock] in report($0, clock.outerTime(of: $0.time) ?? now) }
  }
}
