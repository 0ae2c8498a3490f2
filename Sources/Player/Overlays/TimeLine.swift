import Panels
import Basics
import Animation
import Cells
import StateGraph

/// The past states, passes and stops, with a row for each actor and the present at the right.
struct TimeLine {
  let director: Director
  /// The index of the actor that must be visible.
  let chosen: Int
  /// The time of the play.
  let time: Nanoseconds
  /// The duration of a column.
  let scale: Nanoseconds
  let theme: Theme

  /// The available durations of a column.
  static let scales: [Nanoseconds] = [50, 100, 200, 500, 1000, 5000].map { $0 * .perMillisecond }
  static let commonScale = 1

  /// The height of the time line on a stage with the given number of rows.
  static func rows(of actors: Int, on rows: Int) -> Int {
    // At most a third of the stage, but at least one row.
    let most = max(1, min(rows / 3, 9))
    return most < 2 ? 1 : min(most, actors + 1)
  }

  /// When the time line next changes, if nothing happens until then.
  var nextChange: Nanoseconds {
    (time / scale + 1).multipliedReportingOverflow(by: scale).partialValue
  }

  // MARK: Columns

  /// The column of the present, counted from zero at the start of the play.
  var present: Int { Int(time / scale) }

  /// What a column shows of an actor.
  struct Column {
    /// Index into the visits.
    var visit: Int
    var isFirst = false
    var mark: Sign?
  }

  /// The contents of the columns up to the present; nil where nothing is recorded.
  func columns(of log: [Visit], _ count: Int) -> [Column?] {
    var found: [Column?] = []
    var visit = 0
    for column in present - count + 1..<present + 1 {
      guard column >= 0 else {
        found.append(nil)
        continue
      }
      let start = Nanoseconds(column) * scale
      let end = start.later(by: scale)
      // The latest visit that began in this column or before; a visit shorter than a column may be
      // invisible, but its end is marked.
      let before = visit
      // The last column shows the current state.
      let latest = column == present ? time : start
      while visit + 1 < log.count, log[visit + 1].start <= latest { visit += 1 }
      guard let shown = log.isEmpty ? nil : log[visit], shown.start < end,
        shown.end.map({ $0 > start }) ?? true || visit + 1 == log.count
      else {
        found.append(nil)
        continue
      }
      let isFirst = found.last.map { $0?.visit != visit } ?? (visit != before)
      let isNew = found.isEmpty || isFirst
      found.append(
        Column(visit: visit, isFirst: isNew, mark: mark(of: log, visit, from: start, to: end)))
    }
    return found
  }

  /// The most important event after `start`, up to and including `end`.
  private func mark(
    of log: [Visit], _ visit: Int, from start: Nanoseconds, to end: Nanoseconds
  ) -> Sign? {
    let end = min(end, time)
    func isHere(_ moment: Nanoseconds?) -> Bool { moment.map { $0 > start && $0 <= end } ?? false }
    var mark: Sign?
    for visit in log[visit...].prefix(while: { $0.start <= end }) {
      if isHere(visit.stop) {
        mark = .stop
      } else if visit.stop == nil, isHere(visit.end) {
        mark = .cut
      }
    }
    return mark ?? (loopStands(alone: log[visit], from: start, to: end) ? .pass : nil)
  }

  /// Whether a pass ended in a column, but none in the adjacent ones.
  ///
  /// Marks would be useless where passes are as short as columns.
  private func loopStands(alone visit: Visit, from start: Nanoseconds, to end: Nanoseconds) -> Bool
  {
    visit.loops(at: start - scale) == visit.loops(at: start)
      && visit.loops(at: start) < visit.loops(at: end)
      && visit.loops(at: start + scale) == visit.loops(at: start + 2 * scale)
  }
}
