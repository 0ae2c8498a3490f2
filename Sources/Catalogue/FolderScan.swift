import Inputs
import Files
import Glibc
package import Basics

/// The files under a folder that may be played, as they are now.
package struct FolderScan: Sendable {
  /// A file that was found.
  package struct Found: Hashable, Sendable {
    /// From the folder that was looked through.
    package let path: String
    package let mark: FileMark
    /// By which it is known under another name.
    let identity: FileIdentity
  }

  /// In the order of their paths.
  package private(set) var files: [Found] = []
  /// The folders that were looked through, from the first one, each with a slash at its end.
  package private(set) var folders: [String] = []
  /// Whether there are more files than a catalogue takes.
  package private(set) var isCut = false
  /// Why the first folder cannot be looked through; nil if it can.
  package private(set) var fault: FileError?

  /// Files of a catalogue at most.
  package static let mostFiles = 100_000

  private let root: String
  private let limit: Int
  private var seen: Set<FileIdentity> = []

  /// Looks through a folder and those within it, links too, each once; hidden ones are left out.
  ///
  /// - Parameters:
  ///   - folder: Absolute, or relative to the current directory.
  ///   - limit: The most files that are taken.
  package init(_ folder: String, limit: Int = Self.mostFiles) {
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
    // One that may be listed and not entered shows names, but no files.
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
