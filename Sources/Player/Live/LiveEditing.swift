package import Pixels

/// Lets a player follow its file: each good save takes effect, a bad one is told of and changes
/// nothing else.
@MainActor
package final class LiveEditing {
  private let player: Player
  private let watcher: FileWatcher
  private let path: String
  private let bare: BareSheet
  private let pixelLimit: Int

  /// Begins to watch a file and the sheets that it names.
  ///
  /// - Parameters:
  ///   - path: The file that is played.
  ///   - input: What was read from it.
  ///   - bare: How a sheet without a graph is cut and played.
  ///   - pixelLimit: The most pixels that a sheet may have.
  ///   - player: Plays it.
  /// - Throws: ``WatchError``; the player goes on without.
  package init(
    _ path: String, input: Input, bare: BareSheet, pixelLimit: Int, player: Player
  ) throws(WatchError) {
    self.path = path
    self.bare = bare
    self.pixelLimit = pixelLimit
    self.player = player
    watcher = try FileWatcher()
    watcher.onReport = { [weak self] _ in self?.reload() }
    try watcher.watch(input.sheetFiles.union([path]))
  }

  /// Reads the file anew, whatever changed: a sheet that is back may be all that was missing.
  private func reload() {
    do throws(InputError) {
      let input = try Input(path, bare: bare, pixelLimit: pixelLimit)
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
    do { try watcher.watch(sheetFiles.union([path])) } catch {
      player.strip = MessageStrip(.notice, "\(error)")
    }
  }
}
