import Files
import Pixels
import Sheets

/// Caches decoded sheets and pictures by their paths, with the states of their files.
///
/// Of an atlas it contains the images only; the description of the frames is always read again.
package struct SheetLibrary: Sendable {
  private var pictures: [String: (stamp: FileStamp, bitmap: Bitmap)] = [:]
  /// Sheets that consist of a single file.
  private var sheets: [String: (stamp: FileStamp, sheet: Sheet)] = [:]

  /// Makes an empty library.
  package init() {}

  /// The picture of an unchanged file; nil if there is none.
  func bitmap(_ path: String, as stamp: FileStamp) -> Bitmap? {
    if let picture = pictures[path], picture.stamp == stamp { return picture.bitmap }
    return sheet(path, as: stamp)?.uncut
  }

  /// The sheet of an unchanged file; nil if there is none.
  func sheet(_ path: String, as stamp: FileStamp) -> Sheet? {
    sheets[path].flatMap { $0.stamp == stamp ? $0.sheet : nil }
  }

  mutating func add(_ bitmap: Bitmap, at path: String, as stamp: FileStamp) {
    pictures[path] = (stamp, bitmap)
  }

  mutating func add(_ sheet: Sheet, at path: String, as stamp: FileStamp) {
    sheets[path] = (stamp, sheet)
  }

  /// This library with the files of another one added.
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
