import Glibc
package import Basics

/// A file that stores data between runs.
///
/// It is replaced as a whole, so it is never incomplete.
package struct StoredFile: Hashable, Sendable {
  package let path: String

  package init(_ path: String) { self.path = path }

  /// Maximum size in bytes.
  private static let maximumSize = 256 << 20

  /// Its contents; nil if there is no such file.
  ///
  /// - Throws: ``FileError``.
  package func read() throws(FileError) -> [UInt8]? {
    do { return try FileContents.read(path, limit: Self.maximumSize) } catch {
      if case .missing = error { return nil }
      throw error
    }
  }

  /// Replaces the file by one with these bytes; missing folders are made for the user only.
  ///
  /// - Throws: ``SystemError``.
  package func write(_ bytes: [UInt8]) throws(SystemError) {
    try makeFolders()
    try StagedFile("\(path).\(getpid())", O_TRUNC, mode: 0o600).put(bytes, at: path)
    removeLeftovers()
  }

  /// Removes the files of processes that were killed while they were writing.
  private func removeLeftovers() {
    let (folder, start) = (PathName(path).directory, PathName(path).last + ".")
    guard let directory = opendir(folder.isEmpty ? "." : folder) else { return }
    defer { closedir(directory) }
    while let entry = readdir(directory) {
      // Only ESRCH says that the process has ended. Zero and negative numbers mean process groups.
      guard let name = DirectoryListing.name(of: entry), name.hasPrefix(start),
        let process = Int32(name.dropFirst(start.count)), process > 0,
        kill(process, 0) != 0, errno == ESRCH
      else { continue }
      unlinkat(dirfd(directory), name, 0)
    }
  }

  /// Renames the file, replacing one that was set aside before.
  ///
  /// - Returns: The new file name; nil if it cannot be renamed.
  package func setAside() -> String? {
    let other = path + ".broken"
    return rename(path, other) == 0 ? PathName(other).last : nil
  }

  private func makeFolders() throws(SystemError) {
    var missing: [String] = []
    var folder = PathName(path).directory
    var status = stat()
    while !folder.isEmpty, stat(folder, &status) != 0, errno == ENOENT {
      missing.append(folder)
      folder = PathName(folder).directory
    }
    for folder in missing.reversed() where mkdir(folder, 0o700) != 0 && errno != EEXIST {
      throw .last
    }
  }
}
