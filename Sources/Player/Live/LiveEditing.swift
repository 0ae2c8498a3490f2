import Panels
package import Inputs
package import Files

/// Lets a player follow its files: each good save takes effect, and what is doubtful in it is said for a
/// while; a bad one is told of and changes nothing else.
@MainActor
package final class LiveEditing {
  private let player: Player
  let watcher: FileWatcher
  private var files: [FollowedFile]

  /// Why not all is watched.
  private var failure: WatchError?

  /// Begins to watch files and the sheets that they name; what has changed since they were read is
  /// read again.
  ///
  /// A folder that cannot be watched is told of in the player's strip.
  ///
  /// - Parameters:
  ///   - inputs: What is played, and what was read of it.
  ///   - player: Plays it.
  /// - Throws: ``WatchError`` if nothing can be watched; the player goes on without.
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
    // Other files in the folder of a pattern do not matter.
    reload(places { $0.isConcerned(by: report) }, without: report.changed)
  }

  /// Places in ``files`` of those that can change and for which something holds.
  private func places(where condition: (FollowedFile) -> Bool) -> [Int] {
    files.indices.filter { files[$0].file.canChange && condition(files[$0]) }
  }

  /// Reads some files anew; the others play on as they are.
  ///
  /// - Parameters:
  ///   - places: Places of the files.
  ///   - changed: Files that are not as they were, even if they look so.
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
      // What was watched before will be heard of; what is new may have changed since it was read.
      places = watch() ? self.places { $0.origins.haveChanged } : []
    } while !places.isEmpty
    tell()
    guard isBetter else { return }
    tell(ofDoubtsBut: doubts)
    player.replace(with: files.map(\.file).graph(joining: files.map(\.graph)))
  }

  /// Watches what was read.
  ///
  /// - Returns: Whether something is watched that was not.
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

  /// Says the first doubt that was not there before the last save: who saves with it again may well
  /// mean it.
  private func tell(ofDoubtsBut old: [FileMessage?]) {
    let new = zip(files, old).compactMap { file, old in file.doubt == old ? nil : file.doubt }
    if let doubt = new.first { player.say(doubt.text) }
  }

  /// A mistake comes first: it is what the next save is about.
  private func tell() {
    let mistake = files.lazy.compactMap(\.mistake).first
    player.strip =
      mistake.map { MessageStrip($0) } ?? failure.map { MessageStrip(.notice, "\($0)") }
  }
}
