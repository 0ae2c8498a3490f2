package import Basics
package import Files
import Animation
import Dispatch

/// The catalogue of a folder, which is read beside the main actor, kept on the disk and brought up to
/// date when files change.
@MainActor package final class Catalogue {
  /// Absolute, without a slash at its end.
  package let folder: String
  /// What is listed, in the order of paths.
  package private(set) var entries: [CatalogueEntry] = []
  /// How far the reading is; nil while nothing is read.
  package private(set) var progress: Progress?
  /// What went wrong with the catalogue itself, in one line.
  package private(set) var message: String?
  /// Why the folder cannot be looked through, found at the last look at it; nil if it can.
  package private(set) var fault: FileError?
  /// Hears that entries, progress, message or fault are others.
  package var onChange: (() -> Void)?

  package struct Progress: Hashable, Sendable {
    package var done: Int
    package var count: Int
  }

  private let index: KeptFile?
  /// Files that are not listed among them.
  package private(set) var known: [CatalogueEntry] = []
  private var watcher: FileWatcher?
  private let clock: any AlarmClock
  private let alarm: any Alarm
  private var isUpdating = false
  private var isStale = false
  private let queue = DispatchQueue(label: "catalogue", qos: .utility)

  /// Shows what has been read so often.
  private nonisolated static let reportInterval = 200 * Nanoseconds.perMillisecond
  /// Changes gather for so long.
  private static let patience = 300 * Nanoseconds.perMillisecond

  /// Makes a catalogue that knows nothing yet.
  ///
  /// - Parameters:
  ///   - folder: Absolute, without a slash at its end but for the root.
  ///   - index: Where it is kept; nil if it is not.
  ///   - clock: What gathering changes waits by.
  package init(
    folder: String, index: KeptFile?, clock: any AlarmClock = SystemAlarmClock.shared
  ) {
    self.clock = clock
    alarm = clock.makeAlarm()
    self.folder = folder
    self.index = index
    alarm.onRing = { [weak self] _ in self?.update() }
  }

  /// Takes what was kept of the folder, without a look at it.
  ///
  /// An index that cannot be used is set aside.
  package func open() {
    guard let index else { return }
    do {
      guard let bytes = try index.read() else { return }
      take(try CatalogueIndex(bytes, of: folder).entries)
    } catch {
      let other = index.setAside()
      message =
        "the index of the catalogue cannot be used"
        + (other.map { "; it is now called \($0)" } ?? "") + ". All is read anew."
    }
  }

  private func take(_ all: [CatalogueEntry]) {
    known = all
    entries = all.filter(\.isListed)
  }

  // MARK: Updates

  /// Brings everything up to date, and waits for it.
  package func updateNow() {
    var update = CatalogueUpdate(folder: folder, known: known)
    while update.readNext() {}
    let all = update.takeEntries()
    finish(all, folders: update.folders, isCut: update.isCut, fault: update.fault)
    if update.differs { Self.keep(all, of: folder, in: index) }
  }

  /// Brings everything up to date beside the main actor.
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
    queue.async { [folder, known, index] in
      var update = CatalogueUpdate(folder: folder, known: known)
      let count = update.count
      if update.differs {
        let all = update.takeEntries()
        tell { $0.report(all, done: 0, of: count) }
      }
      var last = SystemClock.now
      while update.readNext() {
        guard SystemClock.now - last >= Self.reportInterval else { continue }
        let (all, done) = (update.takeEntries(), count - update.count)
        tell { $0.report(all, done: done, of: count) }
        last = SystemClock.now
      }
      let all = update.takeEntries()
      if update.differs { Self.keep(all, of: folder, in: index) }
      let (folders, isCut, fault) = (update.folders, update.isCut, update.fault)
      tell { $0.finish(all, folders: folders, isCut: isCut, fault: fault) }
    }
  }

  /// Writes the index; without it, the next start reads all files.
  private nonisolated static func keep(
    _ all: [CatalogueEntry], of folder: String, in index: KeptFile?
  ) {
    try? index?.write(CatalogueIndex(folder: folder, entries: all).bytes)
  }

  /// Shows what is known while files are being read.
  package func report(_ all: [CatalogueEntry], done: Int, of count: Int) {
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

  /// Follows changes from now on, and looks for those that came before.
  package func follow() {
    do throws(WatchError) {
      let watcher = try FileWatcher(seesFolders: true)
      watcher.onReport = { [weak self] _ in self?.updateSoon() }
      watcher.onFailure = { [weak self] in self?.tell("\($0)") }
      self.watcher = watcher
    } catch { message = "\(error)" }
    update()
  }

  /// Says what went wrong.
  func tell(_ message: String) {
    self.message = message
    onChange?()
  }

  private func watch(_ folders: Set<String>) {
    guard let watcher, !watcher.isWatching([], exactly: folders) else { return }
    do throws(WatchError) { try watcher.watch([], folders: folders) } catch { message = "\(error)" }
    // Something may have come before it was watched.
    updateSoon()
  }

  private func updateSoon() {
    if alarm.moment == nil { alarm.moment = clock.now + Self.patience }
  }
}
