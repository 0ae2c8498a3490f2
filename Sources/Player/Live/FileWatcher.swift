import Animation
import Dispatch
import Glibc

/// Watches files, and reports those that were saved or went away.
///
/// It watches their directories, so that it sees files that take the place of others. Reports come
/// on the main queue, when a file is whole again: within 50 ms of the end of a save.
@MainActor package final class FileWatcher {
  /// Hears what became of the files.
  package var onReport: ((FileReport) -> Void)?
  /// Hears of a directory that can be watched no longer, each time once.
  package var onFailure: ((WatchError) -> Void)?

  let inotify: Inotify
  private let source: any DispatchSourceRead
  private let alarm = Alarm()
  private let current: String

  private var paths: Set<String> = []
  /// The files concerned, by the number of a directory and a name in it.
  private var watches: [Int32: [String: Set<String>]] = [:]
  /// The files as they were when they were looked at last.
  private var stamps: [String: FileStamp] = [:]
  private var changes = FileChanges()
  private var failure: WatchError?

  /// Makes a watcher that watches nothing yet.
  ///
  /// - Throws: ``WatchError``.
  package init() throws(WatchError) {
    let inotify = try Inotify()
    self.inotify = inotify
    current = Self.currentDirectory
    source = DispatchSource.makeReadSource(fileDescriptor: inotify.descriptor, queue: .main)
    source.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.readEvents(at: FrameClock.now) }
    }
    // Keeps the descriptor open until the source is done with it.
    source.setCancelHandler { _ = inotify }
    source.activate()
    alarm.onRing = { [weak self] in self?.report(at: $0) }
  }

  isolated deinit { source.cancel() }

  /// The process's directory; the root if it was removed.
  private static var currentDirectory: String {
    guard let path = getcwd(nil, 0) else { return "/" }
    defer { free(path) }
    return String(cString: path)
  }

  /// Watches these files, and no others any longer.
  ///
  /// Changes from now on are reported; so watch a file first, then read it.
  ///
  /// - Parameter paths: Absolute, or relative to the directory in which the process was when the
  ///   watcher was made. The files need not exist.
  /// - Throws: ``WatchError`` if some directory cannot be watched; the others are.
  package func watch(_ paths: Set<String>) throws(WatchError) {
    let new = paths.subtracting(self.paths)
    self.paths = paths
    changes.keep(paths)
    stamps = stamps.filter { paths.contains($0.key) }
    failure = nil
    let failure = follow()
    for path in new {
      stamps[path] = FileStamp(path)
      if stamps[path] == nil { changes.expectMissing(path) }
    }
    alarm.moment = changes.deadline
    if let failure { throw failure }
  }

  // MARK: Events

  /// Takes note of what has happened.
  func readEvents(at now: Nanoseconds) {
    let events = inotify.events()
    guard !events.isEmpty else { return }
    var concerned: Set<String> = []
    var placesDiffer = false
    for event in events {
      let lost = event.mask.contains(.overflow)
      guard let names = lost ? [:] : watches[event.watch] else { continue }
      let files = lost ? paths : names[event.name] ?? []
      for path in files { hear(event.mask, of: path, at: now) }
      concerned.formUnion(files)
      placesDiffer =
        placesDiffer || lost || event.mask.contains(anyOf: .directoryGone)
        || !files.isEmpty && event.mask.contains(anyOf: .renamed)
    }
    if placesDiffer, let failure = follow() { onFailure?(failure) }
    for path in placesDiffer ? paths : concerned { settle(path, at: now) }
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
  func report(at now: Nanoseconds) {
    // A file may be in the course of being written again.
    readEvents(at: now)
    let report = changes.take(at: now)
    alarm.moment = changes.deadline
    if !report.isEmpty { onReport?(report) }
  }

  // MARK: Directories

  /// Watches the directories where the files are now.
  ///
  /// - Returns: What is wrong, if it is something new.
  private func follow() -> WatchError? {
    var places = WatchedPlaces(of: paths, from: current)
    let before = failure
    // Directories may change before they are watched.
    for _ in 0..<Self.mostRounds {
      failure = install(places)
      let present = WatchedPlaces(of: paths, from: current)
      if present == places { break }
      places = present
    }
    return failure == before ? nil : failure
  }

  private static let mostRounds = 8

  private func install(_ places: WatchedPlaces) -> WatchError? {
    var failure: WatchError?
    var installed: [Int32: [String: Set<String>]] = [:]
    // A directory that cannot be read still leads to others: it is enough to watch those.
    for directory in places.ancestors {
      if let watch = try? inotify.watch(directory, for: .directoryGone) { installed[watch] = [:] }
    }
    for (directory, names) in places.names {
      do throws(WatchError) {
        guard let watch = try inotify.watch(directory, for: [.anyChange, .directoryGone]) else {
          continue
        }
        installed[watch, default: [:]].merge(names) { $0.union($1) }
      } catch { failure = failure ?? error }
    }
    for watch in watches.keys where installed[watch] == nil { inotify.forget(watch) }
    watches = installed
    return failure
  }
}
