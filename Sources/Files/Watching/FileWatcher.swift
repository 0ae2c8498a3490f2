package import Basics
import Dispatch
import Glibc

/// Watches files, and reports those that were saved or went away; of whole folders too.
///
/// It watches their directories, so that it sees files that take the place of others. Reports come
/// on the main queue, when a file is whole again: within 50 ms of the end of a save.
@MainActor package final class FileWatcher {
  /// Hears what became of the files.
  package var onReport: ((FileReport) -> Void)?
  /// Hears of a directory that can be watched no longer, each time once.
  package var onFailure: ((WatchError) -> Void)?

  package let inotify: Inotify
  private let source: any DispatchSourceRead
  private let clock: any AlarmClock
  private let alarm: any Alarm
  private var directories: WatchedDirectories

  private var files: Set<String> = []
  private var folders: Set<String> = []
  /// Files and folders as they were when they were looked at last.
  private var stamps: [String: FileStamp] = [:]
  private var changes = FileChanges()
  private let seesFolders: Bool

  /// Makes a watcher that watches nothing yet.
  ///
  /// - Parameters:
  ///   - seesFolders: Whether folders that come and go in a watched folder count as files do.
  ///   - clock: What reports wait by.
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

  /// Watches these files and folders, and no others any longer.
  ///
  /// Changes from now on are reported; so watch a file first, then read it.
  ///
  /// - Parameters:
  ///   - files: Absolute, or relative to the directory in which the process was when the watcher
  ///     was made. The files need not exist.
  ///   - folders: Likewise, each with a slash at its end; empty for the process's directory. Of
  ///     what is in them, files that are watched themselves are only reported as such.
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

  /// Takes note of what has happened.
  package func readEvents(at now: Nanoseconds) {
    let events = inotify.events()
    guard !events.isEmpty else { return }
    var concerned: Set<String> = []
    var placesDiffer = false
    for event in events {
      let lost = event.mask.contains(.overflow)
      guard let concern = lost ? .init() : directories[event.watch] else { continue }
      let named = lost ? files : concern.names[event.name] ?? []
      let paths = named.subtracting(folders)
      for path in paths { hear(event.mask, of: path, at: now) }
      concerned.formUnion(paths)
      if lost || paths.isEmpty {
        for folder in lost ? folders : concern.folders { hear(event.mask, in: folder, at: now) }
      }
      placesDiffer =
        placesDiffer || lost || event.mask.contains(anyOf: .directoryGone)
        || !named.isEmpty && event.mask.contains(anyOf: .renamed)
    }
    if placesDiffer {
      let before = directories.failure
      let failure = directories.follow(files, folders: folders)
      if let failure, failure != before { onFailure?(failure) }
      for folder in folders { settle(folder: folder, at: now) }
    }
    for path in placesDiffer ? files : concerned { settle(path, at: now) }
    alarm.moment = changes.deadline
  }

  private func hear(_ mask: Inotify.Mask, of path: String, at now: Nanoseconds) {
    if mask.contains(anyOf: [.movedHere, .overflow]) {
      // A link or a directory may have come that does not lead to the file.
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

  /// Takes note of what happens in a folder, as if the folder were written.
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
      // A file that is written tells of its end, but not a link.
      changes.hear(.created, of: folder, at: now)
    }
  }

  /// Looks whether a folder's path leads to another one, or no longer to one.
  private func settle(folder: String, at now: Nanoseconds) {
    let stamp = stamp(folder)
    if stamp == nil {
      changes.hear(.removed, of: folder, at: now)
    } else if stamp?.isOfSameFile(as: stamps[folder]) == false {
      changes.hear(.replaced, of: folder, at: now)
    }
    stamps[folder] = stamp
  }

  /// Looks whether a file is there, and whether it is another one of which no event told.
  private func settle(_ path: String, at now: Nanoseconds) {
    let stamp = FileStamp(path)
    if stamp == nil {
      changes.hear(.removed, of: path, at: now)
    } else if stamp != stamps[path], changes.isQuiet(path) {
      changes.hear(.created, of: path, at: now)
    }
    stamps[path] = stamp
  }

  /// Reports what is due.
  package func report(at now: Nanoseconds) {
    // A file may be in the course of being written again.
    readEvents(at: now)
    var report = changes.take(at: now)
    report.folders = report.changed.union(report.gone).intersection(folders)
    report.changed.subtract(folders)
    report.gone.subtract(folders)
    alarm.moment = changes.deadline
    if !report.isEmpty { onReport?(report) }
  }
}
