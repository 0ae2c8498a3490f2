import Basics
import Animation

/// An actor's latest visits, as briefly as they can be noted: states may change a million times a
/// second.
struct VisitLog {
  /// A visit, without what the actor knows of each of its states.
  struct Note {
    let state: Int
    /// On the actor's clock, as is the stop.
    let start: Nanoseconds
    /// What was drawn for the animation.
    let repeatCount: Int
    let hold: Nanoseconds?
    let arrival: Visit.Arrival?
    var stop: Nanoseconds?
  }

  private let capacity: Int
  /// What was known before the graph was edited, the last one last.
  private(set) var earlier: [Visit] = []
  /// A ring, once it is full.
  private var notes: [Note] = []
  private var oldest = 0

  /// Makes a log that keeps so many visits; at least one.
  init(capacity: Int) { self.capacity = capacity }

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

  /// Takes note of the last visit's stop.
  ///
  /// - Returns: Whether there is a note of that visit.
  mutating func stop(at own: Nanoseconds) -> Bool {
    guard !notes.isEmpty else { return false }
    notes[newest].stop = own
    return true
  }

  // MARK: Before the edit

  mutating func takeUp(_ visits: [Visit]) { earlier = visits.suffix(capacity) }

  mutating func changeLastEarlier(_ body: (inout Visit) -> Void) {
    if !earlier.isEmpty { body(&earlier[earlier.count - 1]) }
  }

  mutating func addEarlier(_ visit: Visit) { earlier = (earlier + [visit]).suffix(capacity) }

  /// All visits, those before the edit first, as many as are kept.
  func all(_ complete: ([Note]) -> [Visit]) -> [Visit] {
    (earlier + complete(noted)).suffix(capacity)
  }
}
