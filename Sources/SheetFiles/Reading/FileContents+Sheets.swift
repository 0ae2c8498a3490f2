package import Basics

extension FileContents {
  /// Reads a file, or its first bytes, for a reader of sheets.
  ///
  /// - Throws: ``SheetFileError/file(_:)``.
  package static func readSheet(
    _ path: String, limit: Int = mostBytes, wanted: Measure = { _ in .max }
  ) throws(SheetFileError) -> [UInt8] {
    do { return try read(path, limit: limit, wanted: wanted) } catch { throw .file(error) }
  }
}
