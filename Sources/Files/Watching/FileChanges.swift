import Basics

/// Collects changes of files until it makes sense to read them.
///
/// Editors save in several steps: they truncate a file and write it, or replace it by another
/// one, and some files disappear for a moment. A file is reported when it was closed after writing
/// and no event has followed for a while; or soon after, if events keep coming.
struct FileChanges {
  /// A change is complete when no event has followed for this long.
  static let quiet = 15 * Nanoseconds.perMillisecond
  /// A change waits no longer than this for others, unless the file is being written.
  static let longestWait = 50 * Nanoseconds.perMillisecond
  /// A file that is missing for longer is gone; one that appeared and was not written for this long is
  /// complete.
  static let absence = 200 * Nanoseconds.perMillisecond

  private struct Pending {
    var condition: Condition
    /// The time of the first complete change that is not reported yet; nil if there is none.
    var first: Nanoseconds?
    /// The time of the last one.
    var last: Nanoseconds = 0
  }

  private enum Condition: Hashable {
    case whole, writing
    case appearing(since: Nanoseconds)
    case missing(since: Nanoseconds)
    /// It is missing, and this has been reported.
    case absent
  }

  /// The files with pending changes, and those that are missing.
  private var files: [String: Pending] = [:]

  /// Adds an event.
  mutating func hear(_ event: FileEvent, of path: String, at now: Nanoseconds) {
    let condition = files[path]?.condition
    switch (event, condition) {
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

  /// Notes that a file is missing, without a report.
  mutating func expectMissing(_ path: String) { files[path] = Pending(condition: .absent) }

  /// Whether no change of a file is pending.
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

  /// The time of the next report if no event follows; nil for never.
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

  /// Takes what is due; each change is reported once.
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
