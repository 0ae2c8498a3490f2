package import Sheets
package import Pixels

/// Reads sheet files of one format, or of a family with one syntax.
package protocol SheetReader: Sendable {
  /// What the format is called: a word in lower case.
  var formatName: String { get }

  /// Whether a file is of the format, by its content; the name says nothing.
  func recognizes(_ bytes: [UInt8]) -> Bool

  /// Reads a file that is recognized.
  ///
  /// Sizes and counts are checked before anything is allocated for them.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - path: Where it is; files that it names are beside it.
  ///   - access: What reads those, and keeps to the limits.
  /// - Returns: Its frames and tags.
  /// - Throws: ``SheetFileError``, whose words follow the file's name.
  func read(
    _ bytes: [UInt8], at path: String, with access: any SheetFileAccess
  ) throws(SheetFileError) -> Sheet

  /// Reads all of a file but its pixels: sizes, durations and tags are those that `read` finds.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - path: Where it is; files that it names are beside it.
  ///   - access: What reads those, and keeps to the limits; its bitmaps may be placeholders.
  /// - Returns: A sheet whose pixels mean nothing.
  /// - Throws: ``SheetFileError``; what is wrong with pixels is not seen.
  func outline(
    _ bytes: [UInt8], at path: String, with access: any SheetFileAccess
  ) throws(SheetFileError) -> Sheet
}

extension SheetReader {
  /// Reads the file as a whole; what costs is the pixels, which come by way of `access`.
  package func outline(
    _ bytes: [UInt8], at path: String, with access: any SheetFileAccess
  ) throws(SheetFileError) -> Sheet {
    try read(bytes, at: path, with: access)
  }
}

/// How readers of sheet files get at other files and at room for pixels.
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
  /// - Returns: At most so many.
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

  /// Takes pixels for pictures that a reader is about to make, all of one size.
  ///
  /// - Throws: ``SheetFileError`` if one is larger than allowed, or if not so many are left.
  func claim(width: Int, height: Int, count: Int) throws(SheetFileError)
}
