import Panels
package import Inputs
package import Files

/// Applies changes of files to the player while it runs.
///
/// A valid save takes effect at once, and its warnings are shown for a while. An invalid one is
/// reported and changes nothing else.
@MainActor
package final class LiveEditing {
  private let player: Player
  let watcher: FileWatcher
  private var files: [FollowedFile]

  /// The reason why some files are not watched; nil if all are.
  private var failure: WatchError?

  /// Starts watching files and the sheets that they name.
  ///
  /// Files that have changed since they were read are read again. A folder that cannot be watched
  /// is reported in the player's strip.
  ///
  /// - Parameters:
  ///   - inputs: The files being played, and what was read from them.
  ///   - player: The player of these files.
  /// - Throws: ``WatchError`` if nothing can be watched; the player is unaffected.
  package init(_ inputs: InputSet, player: Player) throws(WatchError) {
    self.player = player
    let names = FileNames.short(inputs.files.map(\.path))
    files = names.indices.map {
      FollowedFile(inputs.files[$0], inputs.inputs[$0], name: names[$0])
    }
    watcher = try FileWatcher()
    watcher.onReport = { [weak self] in self?.hear($0) }
    watcher.onFailure = { [weak self] in
      self?.failure = $0
      self?.tell()
    }
    watch()
    tell()
    reload(places { $0.origins.haveChanged })
  }

  private func hear(_ report: FileReport) {
    // Files in the folder of a pattern that do not match it are ignored.
    reload(places { $0.isConcerned(by: report) }, without: report.changed)
  }

  /// The indices in ``files`` of those that can change and that satisfy a condition.
  private func places(where condition: (FollowedFile) -> Bool) -> [Int] {
    files.indices.filter { files[$0].file.canChange && condition(files[$0]) }
  }

  /// Reads some of the files again; the others play on as they are.
  ///
  /// - Parameters:
  ///   - places: Indices of the files.
  ///   - changed: Paths that have changed, even if their attributes have not.
  private func reload(_ places: [Int], without changed: Set<String> = []) {
    guard !places.isEmpty else { return }
    for place in files.indices { files[place].forget(changed) }
    var known = files.reduce(SheetLibrary()) { $0.merging($1.sheets) }
    known.forget(changed)
    var isBetter = false
    let doubts = files.map(\.doubt)
    var places = places
    repeat {
      for place in places {
        if files[place].read(known) { isBetter = true }
        known = files[place].origins.library.merging(known)
      }
      // The watcher reports changes only of files it already watches; new ones may have changed
      // since they were read.
      places = watch() ? self.places { $0.origins.haveChanged } : []
    } while !places.isEmpty
    tell()
    guard isBetter else { return }
    tell(ofDoubtsBut: doubts)
    player.replace(with: files.map(\.file).graph(joining: files.map(\.graph)))
  }

  /// Watches the files that were read.
  ///
  /// - Returns: Whether anything was added to the watched files.
  @discardableResult
  private func watch() -> Bool {
    let followed = files.filter(\.file.canChange).map(\.origins)
    let paths = followed.reduce(into: Set()) { $0.formUnion($1.paths) }
    let folders = followed.reduce(into: Set()) { $0.formUnion($1.folders) }
    let isNew = !watcher.isWatching(paths, folders: folders)
    failure = nil
    do { try watcher.watch(paths, folders: folders) } catch { failure = error }
    return isNew
  }

  /// Shows the first warning that is new since the last save; an old one may be intended.
  private func tell(ofDoubtsBut old: [FileMessage?]) {
    let new = zip(files, old).compactMap { file, old in file.doubt == old ? nil : file.doubt }
    if let doubt = new.first { player.say(doubt.text) }
  }

  /// Updates the strip; an error takes precedence, as it is what the user has to fix next.
  private func tell() {
    let mistake = files.lazy.compactMap(\.mistake).first
    player.strip =
      mistake.map { MessageStrip($0) } ?? failure.map { MessageStrip(.notice, "\($0)") }
  }
}
