import Files
import Pixels
import Sheets

/// Decoded sheets and pictures by their paths, each with the state of its file when it was read.
///
/// It spares files that have not changed from being decoded again. Of an atlas it holds the images:
/// what says where the frames lie is read again.
package struct SheetLibrary: Sendable {
  private var pictures: [String: (stamp: FileStamp, bitmap: Bitmap)] = [:]
  /// Of those that are in one file alone.
  private var sheets: [String: (stamp: FileStamp, sheet: Sheet)] = [:]

  /// Makes a library that holds nothing.
  package init() {}

  /// The picture of a file that is as it was; nil if there is none.
  func bitmap(_ path: String, as stamp: FileStamp) -> Bitmap? {
    if let picture = pictures[path], picture.stamp == stamp { return picture.bitmap }
    return sheet(path, as: stamp)?.uncut
  }

  /// The sheet in a file that is as it was; nil if there is none.
  func sheet(_ path: String, as stamp: FileStamp) -> Sheet? {
    sheets[path].flatMap { $0.stamp == stamp ? $0.sheet : nil }
  }

  mutating func add(_ bitmap: Bitmap, at path: String, as stamp: FileStamp) {
    pictures[path] = (stamp, bitmap)
  }

  mutating func add(_ sheet: Sheet, at path: String, as stamp: FileStamp) {
    sheets[path] = (stamp, sheet)
  }

  /// What this library holds, and of other files what another one does.
  package func merging(_ other: SheetLibrary) -> SheetLibrary {
    var merged = self
    merged.pictures.merge(other.pictures) { own, _ in own }
    merged.sheets.merge(other.sheets) { own, _ in own }
    return merged
  }

  /// Drops files that are known to have changed, whatever their stamps say.
  package mutating func forget(_ paths: Set<String>) {
    for path in paths {
      pictures[path] = nil
      sheets[path] = nil
    }
  }
}
