import Files
import Pixels
import SheetFiles
import Sheets
import Basics

/// Reads the sheets that one graph file names: each picture within a limit, and all within another.
///
/// It is a class because the graph's reader is given a closure that reads.
final class SheetReading: SheetFileAccess {
  private let known: SheetLibrary
  private var budget: PixelBudget
  /// How the user can raise the pixel limit; nil if it is not said.
  private let pixelLimitRemedy: String?

  /// What was read, or known before.
  private(set) var library = SheetLibrary()
  /// The files that were asked for, as they were just before they were read; nil for none.
  private(set) var stamps: [String: FileStamp?] = [:]
  /// How many other files were asked for on behalf of sheets.
  private var partCount = 0

  /// - Parameters:
  ///   - pixelLimit: The most pixels that a picture may have.
  ///   - pixelLimitRemedy: How the user can raise the limit, which is added to errors that it causes.
  ///   - known: What need not be decoded again.
  init(pixelLimit: Int, pixelLimitRemedy: String? = nil, known: SheetLibrary) {
    self.known = known
    self.pixelLimitRemedy = pixelLimitRemedy
    budget = PixelBudget(pixelLimit: pixelLimit)
  }

  /// The sheet in a file, to be asked for once.
  ///
  /// - Throws: Why it cannot be used; nothing is decoded that is too large.
  func sheet(_ path: String) throws(SheetFileError) -> Sheet {
    do { return try unadvisedSheet(path) } catch { throw advised(error) }
  }

  /// An error with what the user can do about it.
  private func advised(_ error: SheetFileError) -> SheetFileError {
    guard let pixelLimitRemedy, error.isPixelLimit else { return error }
    return .advised(error, remedy: pixelLimitRemedy)
  }

  private func unadvisedSheet(_ path: String) throws(SheetFileError) -> Sheet {
    let stamp = FileStamp(path)
    stamps[path] = .some(stamp)
    if let stamp, let found = known.sheet(path, as: stamp) {
      for bitmap in found.bitmaps {
        try claim(width: bitmap.width, height: bitmap.height, count: 1)
      }
      library.add(found, at: path, as: stamp)
      return found
    }
    if let stamp, let bitmap = known.bitmap(path, as: stamp) ?? library.bitmap(path, as: stamp) {
      return Sheet(bitmap: try use(bitmap, at: path, as: stamp))
    }
    if let file = StillPNG(path) { return try sheet(file, at: path, as: stamp) }
    let bytes = try FileContents.readSheet(path, wanted: SheetFile.bytesWanted)
    return try sheet(bytes, at: path, as: stamp)
  }

  /// The sheet in a PNG file that stands still.
  ///
  /// - Throws: Why it cannot be used.
  func sheet(
    _ file: StillPNG, at path: String, as stamp: FileStamp?
  ) throws(SheetFileError) -> Sheet {
    stamps[path] = .some(stamp)
    let sheet: Sheet
    do { sheet = Sheet(bitmap: try budget.decode(file)) } catch { throw advised(error) }
    if let stamp { library.add(sheet, at: path, as: stamp) }
    return sheet
  }

  /// The sheet in the bytes of a file.
  ///
  /// - Throws: Why it cannot be used.
  func sheet(
    _ bytes: [UInt8], at path: String, as stamp: FileStamp?
  ) throws(SheetFileError) -> Sheet {
    stamps[path] = .some(stamp)
    let partsBefore = partCount
    let sheet: Sheet
    do { sheet = try SheetFile.read(bytes, at: path, with: self) } catch { throw advised(error) }
    if let stamp, partCount == partsBefore { library.add(sheet, at: path, as: stamp) }
    return sheet
  }

  /// A picture that is known, with its pixels paid for once.
  private func use(
    _ bitmap: Bitmap, at path: String, as stamp: FileStamp
  ) throws(SheetFileError) -> Bitmap {
    if library.bitmap(path, as: stamp) == nil {
      try claim(width: bitmap.width, height: bitmap.height, count: 1)
      library.add(bitmap, at: path, as: stamp)
    }
    return bitmap
  }

  // MARK: What sheets need

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
    let stamp = note(path)
    if let stamp, let bitmap = known.bitmap(path, as: stamp) ?? library.bitmap(path, as: stamp) {
      return try use(bitmap, at: path, as: stamp)
    }
    let bitmap =
      if let file = StillPNG(path) {
        try budget.decode(file)
      } else {
        try bitmap(png: try bytes(path, limit: FileContents.mostBytes))
      }
    if let stamp { library.add(bitmap, at: path, as: stamp) }
    return bitmap
  }

  func bitmap(png bytes: [UInt8]) throws(SheetFileError) -> Bitmap {
    try budget.decode(png: bytes)
  }

  func claim(width: Int, height: Int, count: Int) throws(SheetFileError) {
    try budget.spend(width: width, height: height, count: count)
  }

  /// Notes a file that a sheet needs, as it is before it is read first.
  @discardableResult
  private func note(_ path: String) -> FileStamp? {
    partCount += 1
    if let noted = stamps[path] { return noted }
    let stamp = FileStamp(path)
    stamps[path] = .some(stamp)
    return stamp
  }
}
