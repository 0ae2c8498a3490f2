package import Basics
package import Files
import Animation
import Dispatch

/// The catalogue of a folder, which is read in the background, stored on disk and updated when files change.
@MainActor package final class Catalogue {
  /// Absolute, without a slash at its end.
  package let folder: String
  /// The listed entries, in the order of paths.
  package private(set) var entries: [CatalogueEntry] = []
  /// The progress of reading; nil while nothing is being read.
  package private(set) var progress: Progress?
  /// What went wrong with the catalogue itself, in one line.
  package private(set) var message: String?
  /// Why the folder could not be scanned at the last update; nil if it could.
  package private(set) var fault: FileError?
  /// Called when entries, progress, message or fault have changed.
  package var onChange: (() -> Void)?

  package struct Progress: Hashable, Sendable {
    package var done: Int
    package var count: Int
  }

  private let index: StoredFile?
  /// All entries, including those that are not listed.
  private(set) var known: [CatalogueEntry] = []
  private var watcher: FileWatcher?
  private let clock: any AlarmClock
  /// The time on the queue.
  private let now: @Sendable () -> Nanoseconds
  private let alarm: any Alarm
  private var isUpdating = false
  private var isStale = false
  private let queue = DispatchQueue(label: "catalogue", qos: .utility)

  /// Interval between reports of progress.
  private nonisolated static let reportInterval = 200 * Nanoseconds.perMillisecond
  /// How long changes are collected before an update.
  private static let patience = 300 * Nanoseconds.perMillisecond

  /// Makes an empty catalogue.
  ///
  /// - Parameters:
  ///   - folder: Absolute, without a slash at its end except for the root.
  ///   - index: Where it is stored; nil to store nothing.
  ///   - clock: Times updates after changes.
  ///   - now: The time in the background, for reports of progress.
  package init(
    folder: String, index: StoredFile?, clock: any AlarmClock = SystemAlarmClock.shared,
    now: @escaping @Sendable () -> Nanoseconds = { SystemClock.now }
  ) {
    self.clock = clock
    self.now = now
    alarm = clock.makeAlarm()
    self.folder = folder
    self.index = index
    alarm.onRing = { [weak self] _ in self?.update() }
  }

  /// Loads the stored index without scanning the folder.
  ///
  /// An unusable index is set aside.
  package func open() {
    guard let index else { return }
    do {
      guard let bytes = try index.read() else { return }
      take(try CatalogueIndex(bytes, of: folder).entries)
    } catch {
      let other = index.setAside()
      message =
        "the index of the catalogue cannot be used"
        + (other.map { "; it is now called \($0)" } ?? "") + ". All files are read again."
    }
  }

  private func take(_ all: [CatalogueEntry]) {
    known = all
    entries = all.filter(\.isListed)
  }

  // MARK: Updates

  /// Updates everything before it returns.
  package func updateNow() {
    var update = CatalogueUpdate(folder: folder, known: known)
    while update.readNext() {}
    let all = update.takeEntries()
    finish(all, folders: update.folders, isCut: update.isCut, fault: update.fault)
    if update.differs { Self.keep(all, of: folder, in: index) }
  }

  /// Updates everything in the background.
  package func update() {
    guard !isUpdating else {
      isStale = true
      return
    }
    isUpdating = true
    let tell: @Sendable (@escaping @MainActor @Sendable (Catalogue) -> Void) -> Void = {
      [weak self] body in
      DispatchQueue.main.async { MainActor.assumeIsolated { self.map(body) } }
    }
    queue.async { [folder, known, index, now] in
      var update = CatalogueUpdate(folder: folder, known: known)
      let count = update.count
      if update.differs {
        let all = update.takeEntries()
        tell { $0.report(all, done: 0, of: count) }
      }
      var last = now()
      while update.readNext() {
        guard now() - last >= Self.reportInterval else { continue }
        let (all, done) = (update.takeEntries(), count - update.count)
        tell { $0.report(all, done: done, of: count) }
        last = now()
      }
      let all = update.takeEntries()
      if update.differs { Self.keep(all, of: folder, in: index) }
      let (folders, isCut, fault) = (update.folders, update.isCut, update.fault)
      tell { $0.finish(all, folders: folders, isCut: isCut, fault: fault) }
    }
  }

  /// Stores the index; if that fails, the next start reads all files.
  private nonisolated static func keep(
    _ all: [CatalogueEntry], of folder: String, in index: StoredFile?
  ) {
    try? index?.write(CatalogueIndex(folder: folder, entries: all).bytes)
  }

  /// Publishes entries while files are being read.
  func report(_ all: [CatalogueEntry], done: Int, of count: Int) {
    take(all)
    progress = Progress(done: done, count: count)
    onChange?()
  }

  private func finish(
    _ all: [CatalogueEntry], folders: Set<String>, isCut: Bool, fault: FileError?
  ) {
    isUpdating = false
    progress = nil
    self.fault = fault
    take(all)
    if isCut {
      message = "there are more than \(FolderScan.mostFiles) files; the others are left out"
    }
    watch(folders)
    if isStale { alarm.moment = clock.now + Self.patience }
    isStale = false
    onChange?()
  }

  // MARK: Changes

  /// Watches the folder from now on, and updates for earlier changes.
  package func follow() {
    do throws(WatchError) {
      let watcher = try FileWatcher(seesFolders: true, clock: clock)
      watcher.onReport = { [weak self] _ in self?.updateSoon() }
      watcher.onFailure = { [weak self] in self?.report(failure: "\($0)") }
      self.watcher = watcher
    } catch { message = "\(error)" }
    update()
  }

  /// Reports a failure.
  func report(failure message: String) {
    self.message = message
    onChange?()
  }

  private func watch(_ folders: Set<String>) {
    guard let watcher, !watcher.isWatching([], exactly: folders) else { return }
    do throws(WatchError) { try watcher.watch([], folders: folders) } catch { message = "\(error)" }
    // There may have been changes before the folders were watched.
    updateSoon()
  }

  private func updateSoon() {
    if alarm.moment == nil { alarm.moment = clock.now + Self.patience }
  }
}
