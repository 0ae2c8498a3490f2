import Glibc

/// The directories that have to be watched to notice changes of files and folders.
struct WatchedDirectories {
  /// The files and folders for which a directory is watched.
  struct Concern {
    /// Files and folders whose paths lead through a name in the directory, by that name.
    var names: [String: Set<String>] = [:]
    /// Folders whose paths lead to the directory itself.
    var folders: Set<String> = []
  }

  /// Why some directory could not be watched at the last attempt.
  private(set) var failure: WatchError?

  private let inotify: Inotify
  /// The start of relative paths.
  private let current: String
  private var watches: [Int32: Concern] = [:]

  /// Directories may change before they are watched: maximum number of attempts.
  private static let maximumAttempts = 8

  /// Makes a list without directories.
  init(_ inotify: Inotify) {
    self.inotify = inotify
    current = Self.currentDirectory
  }

  /// The process's directory; the root if it was removed.
  private static var currentDirectory: String {
    guard let path = getcwd(nil, 0) else { return "/" }
    defer { free(path) }
    return String(cString: path)
  }

  /// What a directory is watched for, by its number; nil if it is not watched.
  subscript(watch: Int32) -> Concern? { watches[watch] }

  /// Watches the directories to which the paths lead now, instead of those before.
  ///
  /// - Returns: ``failure``.
  mutating func follow(_ files: Set<String>, folders: Set<String>) -> WatchError? {
    var paths = WatchedPaths(of: files, folders: folders, from: current)
    for _ in 0..<Self.maximumAttempts {
      install(paths)
      let present = WatchedPaths(of: files, folders: folders, from: current)
      if present == paths { break }
      paths = present
    }
    return failure
  }

  private mutating func install(_ paths: WatchedPaths) {
    failure = nil
    var installed: [Int32: Concern] = [:]
    // A directory that cannot be read may still lead to others; those are watched.
    for directory in paths.ancestors {
      if let watch = try? inotify.watch(directory, for: .directoryGone) {
        installed[watch] = Concern()
      }
    }
    for directory in Set(paths.names.keys).union(paths.folders.keys) {
      do throws(WatchError) {
        guard let watch = try inotify.watch(directory, for: [.anyChange, .directoryGone]) else {
          continue
        }
        let names = paths.names[directory] ?? [:]
        installed[watch, default: Concern()].names.merge(names) { $0.union($1) }
        installed[watch]?.folders.formUnion(paths.folders[directory] ?? [])
      } catch { failure = failure ?? error }
    }
    for watch in watches.keys where installed[watch] == nil { inotify.forget(watch) }
    watches = installed
  }
}
