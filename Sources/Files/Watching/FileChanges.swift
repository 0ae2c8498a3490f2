import Basics

/// Gathers what happens to files until it makes sense to look at them.
///
/// Editors save in several steps: they cut a file off and write it, or put another one in its
/// place, and some files go away for a moment. A file is reported when whoever wrote it is done
/// and nothing more has come for a while; or not much later, if there is no end of it.
struct FileChanges {
  /// Nothing more came for so long: it is all.
  static let quiet = 15 * Nanoseconds.perMillisecond
  /// A change waits no longer than this for others, unless the file is being written.
  static let longestWait = 50 * Nanoseconds.perMillisecond
  /// A file that went away for longer is gone; one that came and was not written for so long is
  /// whole.
  static let absence = 200 * Nanoseconds.perMillisecond

  private struct Pending {
    var condition: Condition
    /// When the first change was done that is not reported yet; nil if none was.
    var first: Nanoseconds?
    /// When the last one was done.
    var last: Nanoseconds = 0
  }

  private enum Condition: Hashable {
    case whole, writing
    case appearing(since: Nanoseconds)
    case missing(since: Nanoseconds)
    /// It is missing, and everybody knows.
    case absent
  }

  /// The files with which something is the matter.
  private var files: [String: Pending] = [:]

  /// Takes note of something.
  mutating func hear(_ happening: FileHappening, of path: String, at now: Nanoseconds) {
    let condition = files[path]?.condition
    switch (happening, condition) {
    case (.written, _), (.replaced, _), (.touched, nil):
      let first = files[path]?.first ?? now
      files[path] = Pending(condition: .whole, first: first, last: now)
    case (.modified, _): set(.writing, path)
    case (.created, .writing?): break
    case (.created, _): set(.appearing(since: now), path)
    case (.removed, .missing?), (.removed, .absent?), (.touched, _): break
    case (.removed, _): set(.missing(since: now), path)
    }
  }

  /// Takes note that a file is missing, which needs no report.
  mutating func expectMissing(_ path: String) { files[path] = Pending(condition: .absent) }

  /// Whether nothing is being done with a file, as far as is known.
  func isQuiet(_ path: String) -> Bool {
    switch files[path]?.condition {
    case nil, .missing, .absent: true
    case .whole, .writing, .appearing: false
    }
  }

  /// Forgets all files but these.
  mutating func keep(_ paths: Set<String>) {
    files = files.filter { paths.contains($0.key) }
  }

  private mutating func set(_ condition: Condition, _ path: String) {
    files[path, default: Pending(condition: condition)].condition = condition
  }

  // MARK: Reports

  /// When there will be something to report, if nothing more happens; nil for never.
  var deadline: Nanoseconds? {
    let waits = files.values.compactMap { file -> Nanoseconds? in
      switch file.condition {
      case .appearing(let since), .missing(let since): since + Self.absence
      case .whole, .writing, .absent: nil
      }
    }
    return (waits + [changeDeadline].compactMap { $0 }).min()
  }

  private var changeDeadline: Nanoseconds? {
    let whole = files.values.filter { $0.condition == .whole }
    guard let last = whole.map(\.last).max(), let first = whole.compactMap(\.first).min() else {
      return nil
    }
    return min(last + Self.quiet, first + Self.longestWait)
  }

  /// What there is to report by now, each thing once.
  mutating func take(at now: Nanoseconds) -> FileReport {
    var report = FileReport()
    for (path, file) in files {
      switch file.condition {
      case .missing(let since) where since + Self.absence <= now:
        report.gone.insert(path)
        files[path] = Pending(condition: .absent)
      case .appearing(let since) where since + Self.absence <= now:
        files[path] = Pending(condition: .whole, first: file.first ?? since, last: since)
      default: break
      }
    }
    guard let deadline = changeDeadline, deadline <= now else { return report }
    report.changed = Set(files.filter { $0.value.condition == .whole }.keys)
    for path in report.changed { files[path] = nil }
    return report
  }
}
