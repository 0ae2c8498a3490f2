import Basics

/// What an actor remembers of the states it was in.
struct ActorHistory: Sendable {
  /// States that were left, the last one left last, for edges to `"^"`.
  private(set) var left: [Int] = []
  /// Its latest visits.
  private(set) var log: VisitLog

  /// How many states that were left are remembered.
  private static let mostLeft = 32

  /// Makes a history that keeps at most a number of visits.
  init(visits capacity: Int) { log = VisitLog(capacity: capacity) }

  /// Makes the history of an actor whose graph was edited.
  init(left: [Int], log: VisitLog) {
    self.left = left
    self.log = log
  }

  mutating func leave(_ state: Int) {
    left.append(state)
    if left.count > Self.mostLeft { left.removeFirst() }
  }

  /// Takes out the state that was left last; nil if none is remembered.
  mutating func takeLastLeft() -> Int? { left.popLast() }

  /// Notes a visit that begins.
  mutating func begin(_ note: consuming VisitLog.Note, by clock: ActorClock) {
    if log.isEmpty { log.endEarlier(at: clock.outerTime(of: note.start)) }
    log.append(note)
  }

  /// Notes that the present state stopped.
  mutating func stop(at time: Nanoseconds, by clock: ActorClock) {
    if !log.stop(at: time) { log.changeLastEarlier { $0.stop = clock.outerTime(of: time) } }
  }

  /// Notes that the state goes on in an edited graph; a visit that goes on in the same way stays one.
  mutating func goOn(as visit: Visit) {
    let last = log.earlier.last
    if let last, last.end == nil, last.timeline == visit.timeline, last.pace == visit.pace {
      return
    }
    var visit = visit
    visit.arrival = last?.arrival
    log.endEarlier(at: visit.start)
    log.addEarlier(visit)
  }
}
