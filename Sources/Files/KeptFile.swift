import Glibc
package import Basics

/// A file in which the player keeps something for its next start.
///
/// It is always whole: another one takes its place.
package struct KeptFile: Hashable, Sendable {
  package let path: String

  package init(_ path: String) { self.path = path }

  /// The most bytes that such a file has.
  private static let mostBytes = 256 << 20

  /// All of it; nil if there is no such file.
  ///
  /// - Throws: ``FileError``.
  package func read() throws(FileError) -> [UInt8]? {
    do { return try FileContents.read(path, limit: Self.mostBytes) } catch {
      if case .missing = error { return nil }
      throw error
    }
  }

  /// Puts a file with these bytes in its place, in folders that only the user may read.
  ///
  /// - Throws: ``SystemError``.
  package func write(_ bytes: [UInt8]) throws(SystemError) {
    try makeFolders()
    try NewFile("\(path).\(getpid())", O_TRUNC, mode: 0o600).put(bytes, at: path)
    removeLeftOvers()
  }

  /// Removes what processes left that were killed while they wrote.
  private func removeLeftOvers() {
    let (folder, start) = (PathName(path).directory, PathName(path).last + ".")
    guard let directory = opendir(folder.isEmpty ? "." : folder) else { return }
    defer { closedir(directory) }
    while let entry = readdir(directory) {
      // One that cannot be reached may well live; nobody writes with the number of a whole group.
      guard let name = DirectoryListing.name(of: entry), name.hasPrefix(start),
        let process = Int32(name.dropFirst(start.count)), process > 0,
        kill(process, 0) != 0, errno == ESRCH
      else { continue }
      unlinkat(dirfd(directory), name, 0)
    }
  }

  /// Gives the file another name, at which one that was set aside before is lost.
  ///
  /// - Returns: The name's last part; nil if it cannot be moved.
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
