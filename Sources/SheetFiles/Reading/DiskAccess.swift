import Basics
package import Pixels

/// Reads the files of one sheet from the disk.
package final class DiskAccess: SheetFileAccess {
  private var budget: PixelBudget

  /// - Parameter pixelLimit: The most pixels that a picture may have; all may have four times as
  ///   many together.
  package init(pixelLimit: Int = Bitmap.defaultPixelLimit) {
    budget = PixelBudget(pixelLimit: pixelLimit)
  }

  package var pixelLimit: Int { budget.pixelLimit }

  package func hasFile(_ path: String) -> Bool { FileContents.exists(path) }

  package func bytes(_ path: String, limit: Int) throws(SheetFileError) -> [UInt8] {
    try FileContents.readSheet(path, limit: limit)
  }

  package func bitmap(_ path: String) throws(SheetFileError) -> Bitmap {
    if let file = StillPNG(path) { return try budget.decode(file) }
    return try bitmap(png: try bytes(path, limit: FileContents.mostBytes))
  }

  package func bitmap(png bytes: [UInt8]) throws(SheetFileError) -> Bitmap {
    try budget.decode(png: bytes)
  }

  package func claim(width: Int, height: Int, count: Int) throws(SheetFileError) {
    try budget.spend(width: width, height: height, count: count)
  }
}
