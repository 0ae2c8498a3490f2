import Inputs
import Files
import Glibc
import Basics

/// Scans a folder and those within it for files that may be playable.
struct FolderScan: Sendable {
  /// A file that was found.
  struct Found: Hashable, Sendable {
    /// Relative to the scanned folder.
    let path: String
    let mark: FileMark
    /// Recognizes it under another path.
    let identity: FileIdentity
  }

  /// In the order of their paths.
  private(set) var files: [Found] = []
  /// The scanned folders, beginning with the given one, each with a slash at its end.
  private(set) var folders: [String] = []
  /// Whether there are more files than the limit.
  private(set) var isCut = false
  /// Why the given folder cannot be scanned; nil if it can.
  private(set) var fault: FileError?

  /// Maximum number of files of a catalogue.
  static let mostFiles = 100_000

  private let root: String
  private let limit: Int
  private var seen: Set<FileIdentity> = []

  /// Scans a folder and those within it, including links, each once and without hidden files.
  ///
  /// - Parameters:
  ///   - folder: Absolute, or relative to the current directory.
  ///   - limit: Maximum number of files.
  init(_ folder: String, limit: Int = Self.mostFiles) {
    self.limit = limit
    root = PathName.start(ofFilesIn: folder)
    var waiting = [""]
    while !isCut, let next = waiting.popLast() { waiting += list(next) }
    files.sort { PathKey($0.path) < PathKey($1.path) }
  }

  /// Adds the files of one folder, until there are too many.
  ///
  /// - Returns: The folders in it.
  private mutating func list(_ folder: String) -> [String] {
    guard let directory = opendir(root + folder) else {
      if folder.isEmpty { fault = FileError(errno: errno) }
      return []
    }
    defer { closedir(directory) }
    // A folder with permission to list but not to enter has names, but no readable files.
    if folder.isEmpty, faccessat(dirfd(directory), ".", X_OK, 0) != 0 {
      fault = FileError(errno: errno)
    }
    var status = stat()
    guard fstat(dirfd(directory), &status) == 0, seen.insert(FileIdentity(status)).inserted else {
      return []
    }
    folders.append(root + folder)
    var inner: [String] = []
    while let entry = readdir(directory) {
      guard let name = DirectoryListing.name(of: entry), !name.hasPrefix(".") else { continue }
      let type = entry.pointee.d_type
      let mayBeFolder = type != UInt8(DT_REG)
      guard mayBeFolder || PlayableName.isPlayable(name),
        fstatat(dirfd(directory), name, &status, 0) == 0
      else { continue }
      switch status.st_mode & S_IFMT {
      case S_IFDIR: inner.append(folder + name + "/")
      case S_IFREG where PlayableName.isPlayable(name):
        guard files.count < limit else {
          isCut = true
          return []
        }
        files.append(
          Found(path: folder + name, mark: FileMark(status), identity: FileIdentity(status)))
      default: break
      }
    }
    return inner
  }
}
