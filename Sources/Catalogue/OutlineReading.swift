import Pixels
import SheetFiles
import Sheets
import Basics

/// Reads sheets without their pixels, and records the files that are read.
final class OutlineReading: SheetFileAccess {
  private var budget: PixelBudget
  /// The files and folders that were asked for, with their state before they were read.
  private(set) var marks: [String: FileMark?] = [:]

  init(pixelLimit: Int = Bitmap.defaultPixelLimit) {
    budget = PixelBudget(pixelLimit: pixelLimit)
  }

  /// The sheet in a file.
  ///
  /// - Throws: Why it cannot be used.
  func sheet(_ path: String) throws(SheetFileError) -> Sheet {
    note(path)
    let bytes = try FileContents.readSheet(path, wanted: SheetFile.bytesWanted)
    return try SheetFile.outline(bytes, at: path, with: self)
  }

  var pixelLimit: Int { budget.pixelLimit }

  func hasFile(_ path: String) -> Bool {
    note(path)
    return FileContents.exists(path)
  }

  func bytes(_ path: String, limit: Int) throws(SheetFileError) -> [UInt8] {
    note(path)
    return try FileContents.readSheet(path, limit: limit)
  }

  func bitmap(_ path: String) throws(SheetFileError) -> Bitmap {
    note(path)
    let start = try FileContents.readSheet(path, limit: .max) { _ in PNGOutline.bytesWanted }
    return try placeholder(png: start)
  }

  func bitmap(png bytes: [UInt8]) throws(SheetFileError) -> Bitmap {
    try placeholder(png: bytes)
  }

  func claim(width: Int, height: Int, count: Int) throws(SheetFileError) {
    try budget.spend(width: width, height: height, count: count)
  }

  /// Records the folder of a pattern's files, which changes when such a file is added.
  func note(folderOf pattern: String, in directory: String) {
    note(ImageSequence.folder(of: pattern, in: directory))
  }

  private func note(_ path: String) {
    if marks[path] == nil { marks[path] = .some(FileMark(path)) }
  }
}
