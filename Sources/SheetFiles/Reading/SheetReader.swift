package import Sheets

/// Reads sheet files of one format, or of a family of formats with one syntax.
///
/// Everything that is to be known of a format is said by its reader; ``SheetFile`` lists the readers.
package protocol SheetReader: Sendable {
  /// The format's name: a word in lower case.
  var formatName: String { get }

  /// How the names of its files end, in lower case and without the dot: those that no other kind of
  /// file has, so that a broken file is still one of this format.
  var ownEndings: [String] { get }

  /// How the names of its files end if files of other kinds may end so, too.
  var sharedEndings: [String] { get }

  /// Words by which a broken file with one of the ``sharedEndings`` is seen to be a sheet.
  var telltales: [String] { get }

  /// The most bytes that a file may have.
  ///
  /// - Parameter start: The file's first eight bytes, or all if there are fewer.
  /// - Returns: Nil if a file with this start is not of the format.
  func sizeLimit(ofFileStartingWith start: [UInt8]) -> Int?

  /// Whether a file is of the format, by its content; the name does not count.
  func recognizes(_ bytes: [UInt8]) -> Bool

  /// Reads a file that is recognized.
  ///
  /// Sizes and counts are checked before anything is allocated for them.
  ///
  /// - Parameters:
  ///   - bytes: The whole file, within the size limit.
  ///   - path: Where it is; files that it names are beside it.
  ///   - access: Reads those, and enforces the limits.
  /// - Returns: Its frames and tags.
  /// - Throws: ``SheetFileError``, whose description follows the file's name.
  func read(
    _ bytes: [UInt8], at path: String, with access: any SheetFileAccess
  ) throws(SheetFileError) -> Sheet

  /// Reads all of a file but its pixels: sizes, durations and tags are those that `read` finds.
  ///
  /// - Parameters:
  ///   - bytes: The whole file, within the size limit.
  ///   - path: Where it is; files that it names are beside it.
  ///   - access: Reads those, and enforces the limits; its bitmaps may be placeholders.
  /// - Returns: A sheet whose pixels are meaningless.
  /// - Throws: ``SheetFileError``; errors in pixels are not found.
  func outline(
    _ bytes: [UInt8], at path: String, with access: any SheetFileAccess
  ) throws(SheetFileError) -> Sheet
}

extension SheetReader {
  package var ownEndings: [String] { [] }
  package var sharedEndings: [String] { [] }
  package var telltales: [String] { [] }

  /// Reads the whole file: the expensive part is the pixels, which come from `access`.
  package func outline(
    _ bytes: [UInt8], at path: String, with access: any SheetFileAccess
  ) throws(SheetFileError) -> Sheet {
    try read(bytes, at: path, with: access)
  }
}
