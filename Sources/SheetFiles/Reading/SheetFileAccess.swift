package import Pixels

/// How readers of sheet files get other files, and pixels to spend.
package protocol SheetFileAccess: AnyObject {
  /// The most pixels that one picture may have.
  var pixelLimit: Int { get }

  /// Whether there is something at a path, which is absolute or relative to the current directory.
  func hasFile(_ path: String) -> Bool

  /// All bytes of a file.
  ///
  /// - Parameters:
  ///   - path: Absolute, or relative to the current directory.
  ///   - limit: The most bytes that it may have.
  /// - Returns: At most `limit` bytes.
  /// - Throws: ``SheetFileError/file(_:)``.
  func bytes(_ path: String, limit: Int) throws(SheetFileError) -> [UInt8]

  /// The picture in a PNG file.
  ///
  /// - Throws: ``SheetFileError``, also if it has more pixels than are left.
  func bitmap(_ path: String) throws(SheetFileError) -> Bitmap

  /// The picture in the bytes of a PNG file.
  ///
  /// - Throws: ``SheetFileError``, also if it has more pixels than are left.
  func bitmap(png bytes: [UInt8]) throws(SheetFileError) -> Bitmap

  /// Spends the pixels of pictures that a reader is about to make, all of one size.
  ///
  /// - Throws: ``SheetFileError`` if one is larger than allowed, or if too few pixels are left.
  func claim(width: Int, height: Int, count: Int) throws(SheetFileError)
}
