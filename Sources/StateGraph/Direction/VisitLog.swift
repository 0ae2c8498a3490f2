import Basics
import Animation

/// An actor's latest visits, noted as briefly as possible: states may change a million times a second.
struct VisitLog: Sendable {
  /// A visit, without what is the same in all visits of its state.
  struct Note: Sendable {
    let state: Int
    /// On the actor's clock, as is the stop.
    let start: Nanoseconds
    /// How long the animation was to play, as it was drawn by chance.
    let repeatCount: Int
    let hold: Nanoseconds?
    let arrival: Visit.Arrival?
    var stop: Nanoseconds?
  }

  private let capacity: Int
  /// Visits from before the graph was edited, the last one last.
  private(set) var earlier: [Visit] = []
  /// A ring once it is full: a new note takes the place of the oldest.
  private var notes: [Note] = []
  private var oldest = 0

  /// Makes a log that keeps at most `capacity` visits, at least one.
  init(capacity: Int) { self.capacity = capacity }

  /// A log of the same capacity that begins with visits from before the graph was edited.
  func continuing(_ earlier: [Visit]) -> VisitLog {
    var log = VisitLog(capacity: capacity)
    log.earlier = earlier.suffix(capacity)
    return log
  }

  /// The notes, the last one last.
  var noted: [Note] { Array(notes[oldest...] + notes[..<oldest]) }

  /// Whether there is no note yet.
  var isEmpty: Bool { notes.isEmpty }

  /// The note that was made last.
  var last: Note? { notes.isEmpty ? nil : notes[newest] }

  private var newest: Int { (oldest == 0 ? notes.count : oldest) - 1 }

  mutating func append(_ note: consuming Note) {
    guard notes.count == capacity else { return notes.append(note) }
    notes[oldest] = note
    oldest = oldest + 1 == capacity ? 0 : oldest + 1
  }

  /// Notes the stop of the last visit.
  ///
  /// - Returns: Whether that visit has a note.
  mutating func stop(at own: Nanoseconds) -> Bool {
    guard !notes.isEmpty else { return false }
    notes[newest].stop = own
    return true
  }

  // MARK: Before the edit

  mutating func changeLastEarlier(_ body: (inout Visit) -> Void) {
    if !earlier.isEmpty { body(&earlier[earlier.count - 1]) }
  }

  /// Notes the end of the last visit from before the edit.
  mutating func endEarlier(at moment: Nanoseconds) {
    // It may have ended long ago, if the present state is no longer in the graph.
    changeLastEarlier { $0.end = $0.end ?? moment }
  }

  mutating func addEarlier(_ visit: Visit) { earlier = (earlier + [visit]).suffix(capacity) }

  // MARK: Visits

  /// All visits that are kept.
  ///
  /// - Parameters:
  ///   - clock: The actor's.
  ///   - timeline: Any timeline of a state's animation, for how often it is played does not count.
  /// - Returns: The visits, the last one last.
  func visits(by clock: ActorClock, timeline: (_ state: Int) -> Timeline?) -> [Visit] {
    let noted = noted
    let ends = noted.dropFirst().map { Optional($0.start) } + [nil]
    let visits = zip(noted, ends).map { note, end in
      Visit(note, until: end, by: clock, timeline: timeline(note.state))
    }
    return (earlier + visits).suffix(capacity)
  }

  /// The visit that goes on; nil before the first.
  func lastVisit(by clock: ActorClock, timeline: (_ state: Int) -> Timeline?) -> Visit? {
    guard let last else { return earlier.last }
    return Visit(last, until: nil, by: clock, timeline: timeline(last.state))
  }
}

extension Visit {
  fileprivate init(
    _ note: VisitLog.Note, until end: Nanoseconds?, by clock: ActorClock, timeline: Timeline?
  ) {
    let start = clock.outerTime(of: note.start)
    var timeline = timeline
    timeline?.end(afterPasses: note.repeatCount, hold: note.hold)
    self.init(
      state: note.state, start: start, origin: start, pace: clock.speed, timeline: timeline,
      arrival: note.arrival, stop: note.stop.map(clock.outerTime), end: end.map(clock.outerTime))
  }
}
