import Pixels

/// Decoded sheets by their paths, each with the state of its file when it was read.
///
/// It spares sheets that have not changed from being decoded again.
package struct SheetLibrary: Sendable {
  private var books: [String: (stamp: FileStamp, bitmap: Bitmap)] = [:]

  /// Makes a library that holds nothing.
  package init() {}

  /// The bitmap of a file that is as it was; nil if there is none.
  func bitmap(_ path: String, as stamp: FileStamp) -> Bitmap? {
    books[path].flatMap { $0.stamp == stamp ? $0.bitmap : nil }
  }

  mutating func add(_ bitmap: Bitmap, at path: String, as stamp: FileStamp) {
    books[path] = (stamp, bitmap)
  }

  /// What this library holds, and of other files what another one does.
  func merging(_ other: SheetLibrary) -> SheetLibrary {
    var merged = self
    merged.books.merge(other.books) { own, _ in own }
    return merged
  }

  /// Drops files that are known to have changed, whatever their stamps say.
  mutating func forget(_ paths: Set<String>) {
    for path in paths { books[path] = nil }
  }
}
