package import Basics
import Dispatch
import Glibc

/// Watches files and whole folders, and reports files that were saved or deleted.
///
/// It watches directories, so that it notices files that replace others. Reports are delivered
/// on the main queue when a file is complete again: within 50 ms of the end of a save.
@MainActor package final class FileWatcher {
  /// Called with each report.
  package var onReport: ((FileReport) -> Void)?
  /// Called once when a directory can no longer be watched.
  package var onFailure: ((WatchError) -> Void)?

  let inotify: Inotify
  private let source: any DispatchSourceRead
  private let clock: any AlarmClock
  private let alarm: any Alarm
  private var directories: WatchedDirectories

  private var files: Set<String> = []
  private var folders: Set<String> = []
  /// Files and folders as they were at the last check.
  private var stamps: [String: FileStamp] = [:]
  private var changes = FileChanges()
  private let seesFolders: Bool

  /// Makes a watcher that watches nothing yet.
  ///
  /// - Parameters:
  ///   - seesFolders: Whether to report folders that appear or disappear in a watched folder.
  ///   - clock: Times the reports.
  /// - Throws: ``WatchError``.
  package init(
    seesFolders: Bool = false, clock: any AlarmClock = SystemAlarmClock.shared
  ) throws(WatchError) {
    self.seesFolders = seesFolders
    self.clock = clock
    alarm = clock.makeAlarm()
    let inotify = try Inotify()
    self.inotify = inotify
    directories = WatchedDirectories(inotify)
    source = DispatchSource.makeReadSource(fileDescriptor: inotify.descriptor, queue: .main)
    source.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self.map { $0.readEvents(at: $0.clock.now) } }
    }
    // Keeps the descriptor open until the source is done with it.
    source.setCancelHandler { _ = inotify }
    source.activate()
    alarm.onRing = { [weak self] in self?.report(at: $0) }
  }

  isolated deinit { source.cancel() }

  /// Watches these files and folders, instead of those before.
  ///
  /// Changes from now on are reported; so watch a file first, then read it.
  ///
  /// - Parameters:
  ///   - files: Absolute, or relative to the directory in which the process was when the watcher
  ///     was made. The files need not exist.
  ///   - folders: Likewise, each with a slash at its end; empty for the process's directory. Files in
  ///     them that are watched themselves are reported as files only.
  /// - Throws: ``WatchError`` if some directory cannot be watched; the others are.
  package func watch(_ files: Set<String>, folders: Set<String> = []) throws(WatchError) {
    let new = files.union(folders).subtracting(self.files).subtracting(self.folders)
    self.files = files
    self.folders = folders
    changes.keep(files.union(folders))
    stamps = stamps.filter { files.contains($0.key) || folders.contains($0.key) }
    let failure = directories.follow(files, folders: folders)
    for path in new {
      stamps[path] = stamp(path)
      if stamps[path] == nil { changes.expectMissing(path) }
    }
    alarm.moment = changes.deadline
    if let failure { throw failure }
  }

  /// Whether all of these are watched.
  package func isWatching(_ files: Set<String>, folders: Set<String>) -> Bool {
    files.isSubset(of: self.files) && folders.isSubset(of: self.folders)
  }

  /// Whether these are watched, and nothing else.
  package func isWatching(_ files: Set<String>, exactly folders: Set<String>) -> Bool {
    files == self.files && folders == self.folders
  }

  /// How a file or folder is now.
  private func stamp(_ path: String) -> FileStamp? { FileStamp(path.isEmpty ? "." : path) }

  // MARK: Events

  /// What has to be checked after events were read.
  private struct Checks {
    var files: Set<String> = []
    /// Whether any path may lead to another file or folder now.
    var includesPaths = false
  }

  /// Reads the pending events.
  func readEvents(at now: Nanoseconds) {
    let events = inotify.events()
    guard !events.isEmpty else { return }
    var checks = Checks()
    for event in events {
      if event.mask.contains(.overflow) {
        hearOverflow(at: now)
        checks.includesPaths = true
      } else if let concern = directories[event.watch] {
        hear(event, in: concern, at: now, &checks)
      }
    }
    if checks.includesPaths {
      followPaths()
      for folder in folders { check(folder: folder, at: now) }
    }
    for path in checks.includesPaths ? files : checks.files { check(path, at: now) }
    alarm.moment = changes.deadline
  }

  /// Events were lost: anything may have happened to any file and folder.
  private func hearOverflow(at now: Nanoseconds) {
    for path in files.subtracting(folders) { hear(.overflow, of: path, at: now) }
    for folder in folders { hear(.overflow, in: folder, at: now) }
  }

  private func hear(
    _ event: Inotify.Event, in concern: WatchedDirectories.Concern, at now: Nanoseconds,
    _ checks: inout Checks
  ) {
    let named = concern.names[event.name] ?? []
    let paths = named.subtracting(folders)
    for path in paths { hear(event.mask, of: path, at: now) }
    checks.files.formUnion(paths)
    if paths.isEmpty {
      for folder in concern.folders { hear(event.mask, in: folder, at: now) }
    }
    let isOnTheWay = !named.isEmpty && event.mask.contains(anyOf: .renamed)
    if isOnTheWay || event.mask.contains(anyOf: .directoryGone) { checks.includesPaths = true }
  }

  /// Watches the directories to which the paths lead now.
  private func followPaths() {
    let before = directories.failure
    let failure = directories.follow(files, folders: folders)
    if let failure, failure != before { onFailure?(failure) }
  }

  private func hear(_ mask: Inotify.Mask, of path: String, at now: Nanoseconds) {
    if mask.contains(anyOf: [.movedHere, .overflow]) {
      // It may be a dangling link.
      if FileStamp(path) != nil { changes.hear(.replaced, of: path, at: now) }
    } else if mask.contains(anyOf: [.movedAway, .deleted]) {
      changes.hear(.removed, of: path, at: now)
    } else if mask.contains(.isDirectory) {
      return
    } else if mask.contains(.created) {
      changes.hear(.created, of: path, at: now)
    } else if mask.contains(.modified) {
      changes.hear(.modified, of: path, at: now)
    } else if mask.contains(.written) {
      changes.hear(.written, of: path, at: now)
    } else if mask.contains(.attributes) {
      changes.hear(.touched, of: path, at: now)
    }
  }

  /// Notes a change in a folder, as if the folder itself were written.
  private func hear(_ mask: Inotify.Mask, in folder: String, at now: Nanoseconds) {
    if mask.contains(.overflow) {
      changes.hear(.written, of: folder, at: now)
    } else if mask.contains(.isDirectory) {
      if seesFolders, mask.contains(anyOf: .renamed) {
        changes.hear(.written, of: folder, at: now)
      }
    } else if mask.contains(anyOf: [.written, .movedHere, .movedAway, .deleted]) {
      changes.hear(.written, of: folder, at: now)
    } else if mask.contains(.created), changes.isQuiet(folder) {
      // A written file sends another event at its end; a link does not.
      changes.hear(.created, of: folder, at: now)
    }
  }

  /// Checks whether a folder's path leads to another folder, or to none.
  private func check(folder: String, at now: Nanoseconds) {
    let stamp = stamp(folder)
    if stamp == nil {
      changes.hear(.removed, of: folder, at: now)
    } else if stamp?.isOfSameFile(as: stamps[folder]) == false {
      changes.hear(.replaced, of: folder, at: now)
    }
    stamps[folder] = stamp
  }

  /// Checks whether a file exists, and whether it was replaced without an event.
  private func check(_ path: String, at now: Nanoseconds) {
    let stamp = FileStamp(path)
    if stamp == nil {
      changes.hear(.removed, of: path, at: now)
    } else if stamp != stamps[path], changes.isQuiet(path) {
      changes.hear(.created, of: path, at: now)
    }
    stamps[path] = stamp
  }

  /// Reports what is due.
  func report(at now: Nanoseconds) {
    // A file may be being written again.
    readEvents(at: now)
    var report = changes.take(at: now)
    report.folders = report.changed.union(report.gone).intersection(folders)
    report.changed.subtract(folders)
    report.gone.subtract(folders)
    alarm.moment = changes.deadline
    if !report.isEmpty { onReport?(report) }
  }
}
