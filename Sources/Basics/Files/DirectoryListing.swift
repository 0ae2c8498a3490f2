package import Glibc

/// The files of one folder.
package enum DirectoryListing {
  /// Calls a closure with the name of each entry that is not a folder, in no particular order.
  ///
  /// Names that are not UTF-8 are left out: no pattern can name them.
  ///
  /// - Parameters:
  ///   - folder: Its path; empty for the current one.
  ///   - body: Returns whether to go on.
  /// - Throws: ``FileError`` if the folder cannot be listed.
  package static func forEachFile(
    in folder: String, _ body: (_ name: String) -> Bool
  ) throws(FileError) {
    guard let directory = opendir(folder.isEmpty ? "." : folder) else {
      throw FileError(errno: errno)
    }
    defer { closedir(directory) }
    while true {
      errno = 0
      guard let entry = readdir(directory) else {
        guard errno == 0 else { throw FileError(errno: errno) }
        return
      }
      guard entry.pointee.d_type != UInt8(DT_DIR), let name = name(of: entry) else { continue }
      guard body(name) else { return }
    }
  }

  /// An entry's name; nil if it is not UTF-8.
  package static func name(of entry: UnsafeMutablePointer<dirent>) -> String? {
    withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
      String(validating: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
