import Glibc

/// The directories through which paths lead to their files, and the names in them.
///
/// A path leads to its file through directories and symbolic links. A link is watched like the file;
/// if a part of the path is missing, that part is.
struct WatchedPaths: Hashable {
  /// The given files and folders, by each directory and name on their paths.
  private(set) var names: [String: [String: Set<String>]] = [:]
  /// The given folders that are watched with their contents, by directory.
  private(set) var folders: [String: Set<String>] = [:]
  /// The directories on the paths: if one of them disappears, so do the files.
  private(set) var ancestors: Set<String> = []

  /// Maximum number of links on a path, as in the kernel (path_resolution(7)).
  private static let maximumLinks = 40

  /// Resolves paths in the present file system.
  ///
  /// - Parameters:
  ///   - paths: The files; they need not exist.
  ///   - folders: The folders that are watched with their contents; they need not exist.
  ///   - current: The start of relative paths; an empty path is this directory itself.
  init(of paths: Set<String>, folders: Set<String> = [], from current: String) {
    for path in paths { add(path, isFolder: false, from: current) }
    for path in folders { add(path, isFolder: true, from: current) }
  }

  private mutating func add(_ path: String, isFolder: Bool, from current: String) {
    var directory = "/"
    // The remaining parts, the next one last.
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
      case S_IFLNK where links < Self.maximumLinks:
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

  /// The type bits of a file's mode, without following a link; nil if there is no such file.
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
