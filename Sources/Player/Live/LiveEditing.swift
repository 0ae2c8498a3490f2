import GraphLanguage

/// Lets a player follow its file: each good save takes effect, a bad one is told of and changes
/// nothing else.
@MainActor
package final class LiveEditing {
  private let player: Player
  private let watcher: FileWatcher
  private let file: InputFile

  /// Begins to watch a file and the sheets that it names.
  ///
  /// - Parameters:
  ///   - file: What is played.
  ///   - input: What was read from it.
  ///   - player: Plays it.
  /// - Throws: ``WatchError``; the player goes on without.
  package init(_ file: InputFile, input: Input, player: Player) throws(WatchError) {
    self.file = file
    self.player = player
    watcher = try FileWatcher()
    watcher.onReport = { [weak self] _ in self?.reload() }
    try watcher.watch(input.sheetFiles.union([file.path]))
  }

  /// Reads the file anew, whatever changed: a sheet that is back may be all that was missing.
  private func reload() {
    do throws(InputError) {
      let input = try file.read()
      watch(input.sheetFiles)
      player.strip = nil
      player.replace(with: input.graph)
    } catch {
      switch error {
      case .unusable(let file, let reason):
        player.strip = MessageStrip(.error, "\(PathName(file).stem): \(reason)")
      case .graph(let source, let diagnostics, let sheetFiles):
        watch(sheetFiles)
        let first = diagnostics.first { $0.severity == .error } ?? diagnostics.first
        player.strip = first.map { MessageStrip($0, in: source) }
      }
    }
  }

  /// A file that cannot be watched is not worth more words than one in the strip.
  private func watch(_ sheetFiles: Set<String>) {
    do { try watcher.watch(sheetFiles.union([file.path])) } catch {
      player.strip = MessageStrip(.notice, "\(error)")
    }
  }
}
