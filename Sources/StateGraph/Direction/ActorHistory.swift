import Basics

/// What an actor remembers of the states it was in.
///
/// Times are of its own clock.
struct ActorHistory: Sendable {
  /// States that were left, the last one left last, for edges to `"^"`.
  private(set) var left: [Int] = []
  /// Its latest visits.
  private(set) var log: VisitLog
  /// When its box last met the border, and in which states at that moment.
  private var borderTime = Nanoseconds.min
  private var borderStates: Set<Int> = []

  /// How many states that were left are remembered.
  private static let mostLeft = 32

  /// Makes a history that keeps at most a number of visits.
  init(visits capacity: Int) { log = VisitLog(capacity: capacity) }

  /// Makes the history of an actor whose graph was edited.
  init(left: [Int], log: VisitLog) {
    self.left = left
    self.log = log
  }

  // MARK: The border

  /// Notes that the box has come to the border in a state.
  mutating func meetBorder(in state: Int, at time: Nanoseconds) {
    if borderTime != time { (borderTime, borderStates) = (time, []) }
    borderStates.insert(state)
  }

  /// Whether the border was last met at a moment, and in a state then.
  func hasMetBorder(in state: Int, at time: Nanoseconds) -> Bool {
    borderTime == time && borderStates.contains(state)
  }

  // MARK: The way back

  mutating func leave(_ state: Int) {
    left.append(state)
    if left.count > Self.mostLeft { left.removeFirst() }
  }

  /// Takes out the state that was left last; nil if none is remembered.
  mutating func takeLastLeft() -> Int? { left.popLast() }

  // MARK: Visits

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
