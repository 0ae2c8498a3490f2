import Pixels
import Sheets

/// Reads the sheets that one graph file names: each within a limit, and all within another.
///
/// It is a class because the graph's reader is given a closure that reads.
final class SheetReading {
  /// All sheets together may have so many times the pixels that one may.
  static let sheetsWithinLimit = 4

  private let known: SheetLibrary
  private let pixelLimit: Int
  private let totalLimit: Int
  private var pixelsLeft: Int

  /// What was read, or known before.
  private(set) var library = SheetLibrary()
  /// The files that were asked for, as they were just before they were read; nil for none.
  private(set) var stamps: [String: FileStamp?] = [:]

  /// - Parameters:
  ///   - pixelLimit: The most pixels that a sheet may have.
  ///   - known: What need not be decoded again.
  init(pixelLimit: Int, known: SheetLibrary) {
    self.known = known
    self.pixelLimit = pixelLimit
    totalLimit = min(pixelLimit, .max / Self.sheetsWithinLimit) * Self.sheetsWithinLimit
    pixelsLeft = totalLimit
  }

  /// The bitmap of a file, to be asked for once.
  ///
  /// - Throws: Why it cannot be used; nothing is decoded that is too large.
  func bitmap(_ path: String) throws(SheetFile.Failure) -> Bitmap {
    let stamp = FileStamp(path)
    stamps[path] = .some(stamp)
    let bitmap: Bitmap
    if let stamp, let found = known.bitmap(path, as: stamp) {
      try check(found.width, found.height)
      bitmap = found
    } else {
      bitmap = try decode(path)
    }
    pixelsLeft -= bitmap.width * bitmap.height
    if let stamp { library.add(bitmap, at: path, as: stamp) }
    return bitmap
  }

  private func decode(_ path: String) throws(SheetFile.Failure) -> Bitmap {
    do {
      return try SheetFile.bitmap(path, pixelLimit: min(pixelLimit, pixelsLeft))
    } catch .png(.tooLarge(let width, let height, _)) {
      try check(width, height)
      throw .png(.tooLarge(width: width, height: height, pixelLimit: pixelLimit))
    }
  }

  /// Whether a picture may be so large; the sides of a PNG file have 31 bits.
  private func check(_ width: Int, _ height: Int) throws(SheetFile.Failure) {
    let size = width * height
    guard size <= pixelLimit else {
      throw .png(.tooLarge(width: width, height: height, pixelLimit: pixelLimit))
    }
    guard size <= pixelsLeft else {
      throw .crowded(
        width: width, height: height, pixelsLeft: pixelsLeft, pixelLimit: totalLimit)
    }
  }
}
