import Glibc

/// The directories where something can happen to files, and the names in them that matter.
///
/// A path leads to its file through directories and symbolic links. A link matters like the file;
/// where a part of the path is missing, that part does.
struct WatchedPlaces: Hashable {
  /// The files and folders concerned, as they were given, by directory and name.
  private(set) var names: [String: [String: Set<String>]] = [:]
  /// The folders that are watched with all that is in them, as they were given, by directory.
  private(set) var folders: [String: Set<String>] = [:]
  /// The directories on the way: if one of them goes away, the files do.
  private(set) var ancestors: Set<String> = []

  /// Links on the way to a file are followed up to this number, as the kernel does (path_resolution(7)).
  private static let mostLinks = 40

  /// Finds the places of files and folders as the file system is now.
  ///
  /// - Parameters:
  ///   - paths: The files; they need not exist.
  ///   - folders: Those of which everything in them matters; they need not exist.
  ///   - current: The directory that relative paths start from; an empty one is this itself.
  init(of paths: Set<String>, folders: Set<String> = [], from current: String) {
    for path in paths { add(path, isFolder: false, from: current) }
    for path in folders { add(path, isFolder: true, from: current) }
  }

  private mutating func add(_ path: String, isFolder: Bool, from current: String) {
    var directory = "/"
    // The parts still to go, the next one last.
    var rest = Self.parts(path.hasPrefix("/") ? path : current + "/" + path)
    var links = 0
    while let name = rest.popLast() {
      if name == ".." {
        directory = Self.parent(of: directory)
        continue
      }
      ancestors.insert(directory)
      let place = PathName.start(ofFilesIn: directory) + name
      switch Self.kind(of: place) {
      case S_IFDIR where isFolder || !rest.isEmpty:
        directory = place
      case S_IFLNK where links < Self.mostLinks:
        note(name, in: directory, for: path)
        links += 1
        guard let target = Self.target(of: place) else { return }
        if target.hasPrefix("/") { directory = "/" }
        rest += Self.parts(target)
      default:
        return note(name, in: directory, for: path)
      }
    }
    if isFolder { folders[directory, default: []].insert(path) }
  }

  private mutating func note(_ name: String, in directory: String, for path: String) {
    names[directory, default: [:]][name, default: []].insert(path)
  }

  /// The parts of a path, the last one first.
  private static func parts(_ path: String) -> [String] {
    path.split(separator: "/").filter { $0 != "." }.map(String.init).reversed()
  }

  private static func parent(of directory: String) -> String {
    let start = directory.prefix(upTo: directory.lastIndex(of: "/") ?? directory.startIndex)
    return start.isEmpty ? "/" : String(start)
  }

  /// The bits of the kind in a file's mode, the link's if it is one; nil if there is no such file.
  private static func kind(of path: String) -> mode_t? {
    var status = stat()
    return lstat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
  }

  private static func target(of link: String) -> String? {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(link, &bytes, bytes.count)
    let text = bytes.prefix(max(0, count)).map { UInt8(bitPattern: $0) }
    return text.isEmpty ? nil : String(decoding: text, as: UTF8.self)
  }
}
