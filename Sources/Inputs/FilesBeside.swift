import Basics
import Files

/// Files that can be played in the same folder.
package enum FilesBeside {
  /// Those in the folder of one whose names promise so, that one too, in the order of their names.
  package static func all(beside path: String) -> [String] {
    let directory = PathName(path).directory
    let start = PathName.start(ofFilesIn: directory)
    var names: [String] = []
    // As many as can be read.
    try? DirectoryListing.forEachFile(in: directory) {
      names.append($0)
      return true
    }
    return names.filter(PlayableName.isSure).sorted().prefix(mostFiles).map { start + $0 }
  }

  /// A folder may have any number of files.
  private static let mostFiles = 10_000
}
