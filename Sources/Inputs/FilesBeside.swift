import Basics
import Files

/// Playable files in the same folder.
package enum FilesBeside {
  /// The files in a file's folder that are playable by their names, including that file, sorted by name.
  package static func all(beside path: String) -> [String] {
    let directory = PathName(path).directory
    let start = PathName.start(ofFilesIn: directory)
    var names: [String] = []
    // If reading the folder fails, the names read so far are used.
    try? DirectoryListing.forEachFile(in: directory) {
      names.append($0)
      return true
    }
    return names.filter(PlayableName.isSure).sorted().prefix(maximumCount).map { start + $0 }
  }

  /// Limits the time and memory for huge folders.
  private static let maximumCount = 10_000
}
