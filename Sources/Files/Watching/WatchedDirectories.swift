import Glibc

/// The directories that are watched for the sake of files and folders.
struct WatchedDirectories {
  /// What matters in a directory.
  struct Concern {
    /// Files, and folders on the way to which there is something, by names in the directory.
    var names: [String: Set<String>] = [:]
    /// Folders that the directory is.
    var folders: Set<String> = []
  }

  /// What is wrong with the directories as they were found last.
  private(set) var failure: WatchError?

  private let inotify: Inotify
  /// Where relative paths start from.
  private let current: String
  private var watches: [Int32: Concern] = [:]

  /// Directories may change before they are watched; they are looked for again so many times.
  private static let mostRounds = 8

  /// Watches nothing yet.
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

  /// What matters in a directory, by its number; nil if it is not watched.
  subscript(watch: Int32) -> Concern? { watches[watch] }

  /// Watches the directories where files and folders are now, and no others any longer.
  ///
  /// - Returns: What is wrong, if something is: ``failure``.
  mutating func follow(_ files: Set<String>, folders: Set<String>) -> WatchError? {
    var places = WatchedPlaces(of: files, folders: folders, from: current)
    for _ in 0..<Self.mostRounds {
      install(places)
      let present = WatchedPlaces(of: files, folders: folders, from: current)
      if present == places { break }
      places = present
    }
    return failure
  }

  private mutating func install(_ places: WatchedPlaces) {
    failure = nil
    var installed: [Int32: Concern] = [:]
    // A directory that cannot be read still leads to others: it is enough to watch those.
    for directory in places.ancestors {
      if let watch = try? inotify.watch(directory, for: .directoryGone) {
        installed[watch] = Concern()
      }
    }
    for directory in Set(places.names.keys).union(places.folders.keys) {
      do throws(WatchError) {
        guard let watch = try inotify.watch(directory, for: [.anyChange, .directoryGone]) else {
          continue
        }
        let names = places.names[directory] ?? [:]
        installed[watch, default: Concern()].names.merge(names) { $0.union($1) }
        installed[watch]?.folders.formUnion(places.folders[directory] ?? [])
      } catch { failure = failure ?? error }
    }
    for watch in watches.keys where installed[watch] == nil { inotify.forget(watch) }
    watches = installed
  }
}
