import Glibc

/// Files that can be played in the same folder.
enum FilesBeside {
  /// Those in the folder of one whose names promise so, that one too, in the order of their names.
  static func all(beside path: String) -> [String] {
    let directory = PathName(path).directory
    let start = PathName.start(ofFilesIn: directory)
    return names(in: directory).filter(PlayableName.isSure).sorted().prefix(mostFiles)
      .map { start + $0 }
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
