import Glibc

/// Files that can be played, by what their names end with.
package enum Neighbours {
  /// Of state graphs and of sheets; other kinds of files than those may have the other endings that sheets have.
  private static let endings = ["gv", "dot", "png", "apng", "gif", "aseprite", "ase"]

  /// Whether a name is that of a file that can be played.
  package static func isPlayable(_ path: String) -> Bool {
    let name = PathName(path).last
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return false }
    return endings.contains(name[name.index(after: dot)...].lowercased())
  }

  /// The files that can be played in the folder of one, that one too, in the order of their names.
  package static func beside(_ path: String) -> [String] {
    let directory = PathName(path).directory
    let prefix = directory.isEmpty || directory == "/" ? directory : directory + "/"
    return names(in: directory).filter(isPlayable).sorted().prefix(mostFiles)
      .map { prefix + $0 }
  }

  /// A folder may have any number of files.
  private static let mostFiles = 10_000

  private static func names(in directory: String) -> [String] {
    guard let stream = opendir(directory.isEmpty ? "." : directory) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      guard entry.pointee.d_type != UInt8(DT_DIR) else { continue }
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(validating: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if let name { names.append(name) }
    }
    return names
  }
}
