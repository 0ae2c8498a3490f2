import GraphLanguage

/// Lets a player follow its file: each good save takes effect, a bad one is told of and changes
/// nothing else.
@MainActor
package final class LiveEditing {
  private let player: Player
  let watcher: FileWatcher
  private let file: InputFile

  /// What was read last, whether or not it was good.
  private var origins: Origins
  /// The sheets that are played.
  private var library: SheetLibrary

  /// What is wrong with the file, if something is.
  private var mistake: MessageStrip? { didSet { tell() } }
  /// Why not all is watched.
  private var failure: WatchError? { didSet { tell() } }

  /// Begins to watch a file and the sheets that it names; what has changed since they were read is
  /// read again.
  ///
  /// A folder that cannot be watched is told of in the player's strip.
  ///
  /// - Parameters:
  ///   - file: What is played.
  ///   - input: What was read from it.
  ///   - player: Plays it.
  /// - Throws: ``WatchError`` if nothing can be watched; the player goes on without.
  package init(_ file: InputFile, input: Input, player: Player) throws(WatchError) {
    self.file = file
    self.player = player
    origins = input.origins
    library = input.origins.library
    watcher = try FileWatcher()
    watcher.onReport = { [weak self] in self?.hear($0) }
    watcher.onFailure = { [weak self] in self?.failure = $0 }
    watch()
    if origins.haveChanged { reload() }
  }

  private func hear(_ report: FileReport) {
    // Other files in the folder of a pattern do not matter.
    if report.changed.isEmpty, report.gone.isEmpty, !origins.imagesDiffer { return }
    reload(without: report.changed)
  }

  /// Reads the file anew, whatever changed: a sheet that is back may be all that was missing.
  ///
  /// - Parameter changed: Files that are not as they were, even if they look so.
  private func reload(without changed: Set<String> = []) {
    library.forget(changed)
    var known = origins.library.merging(library)
    known.forget(changed)
    repeat {
      read(known)
      known = origins.library.merging(library)
      // What was watched before will be heard of; what is new may have changed since it was read.
    } while watch() && origins.haveChanged
  }

  private func read(_ known: SheetLibrary) {
    do throws(InputError) {
      let input = try file.read(known)
      origins = input.origins
      library = input.origins.library
      mistake = nil
      player.replace(with: input.graph)
    } catch {
      switch error {
      case .unusable(let file, let reason):
        mistake = MessageStrip(.error, "\(PathName(file).last): \(reason)")
      case .graph(let source, let diagnostics, let origins):
        self.origins = origins
        let first = diagnostics.first { $0.severity == .error } ?? diagnostics.first
        mistake = first.map { MessageStrip($0, in: source) }
      }
    }
  }

  /// Watches what was read.
  ///
  /// - Returns: Whether something is watched that was not.
  @discardableResult
  private func watch() -> Bool {
    let isNew = !watcher.isWatching(origins.paths, folders: origins.folders)
    var failure: WatchError?
    do { try watcher.watch(origins.paths, folders: origins.folders) } catch { failure = error }
    self.failure = failure
    return isNew
  }

  /// A mistake comes first: it is what the next save is about.
  private func tell() {
    player.strip = mistake ?? failure.map { MessageStrip(.notice, "\($0)") }
  }
}
