import Panels
import Basics
import Animation
import Cells
import StateGraph

/// The states, passes and stops that went by, a row for each actor; the present is at the right.
struct TimeLine {
  let director: Director
  /// The actor that must be among those shown.
  let chosen: Int
  /// The time of the play.
  let time: Nanoseconds
  /// How much time a column stands for.
  let scale: Nanoseconds
  let theme: Theme

  /// What columns may stand for.
  static let scales: [Nanoseconds] = [50, 100, 200, 500, 1000, 5000].map { $0 * .perMillisecond }
  static let commonScale = 1

  /// Rows of the whole time line on a stage of so many rows.
  static func rows(of actors: Int, on rows: Int) -> Int {
    // At most a third of the stage, but one row at least; of many actors those next to the chosen one.
    let most = max(1, min(rows / 3, 9))
    return most < 2 ? 1 : min(most, actors + 1)
  }

  /// When the time line looks otherwise next, if nothing happens until then.
  var nextChange: Nanoseconds {
    (time / scale + 1).multipliedReportingOverflow(by: scale).partialValue
  }

  // MARK: Columns

  /// The column of the present, as all columns are counted since the start.
  var present: Int { Int(time / scale) }

  /// What a column shows of an actor.
  struct Column {
    /// Index into the visits.
    var visit: Int
    var isFirst = false
    var mark: Sign?
  }

  /// What the columns up to the present show; nil where nothing is known.
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
      // The one that began last of those that began in this column or before; a visit that is
      // shorter than a column may go unseen, but its end is marked.
      let before = visit
      // The present column shows the present state.
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

  /// The weightiest thing that happened after `start`, until `end`, that moment included.
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

  /// Whether a pass ended in a column, but none in those beside it; where passes are as short as
  /// columns, marks would say nothing.
  private func loopStands(alone visit: Visit, from start: Nanoseconds, to end: Nanoseconds) -> Bool
  {
    visit.loops(at: start - scale) == visit.loops(at: start)
      && visit.loops(at: start) < visit.loops(at: end)
      && visit.loops(at: start + scale) == visit.loops(at: start + 2 * scale)
  }
}
