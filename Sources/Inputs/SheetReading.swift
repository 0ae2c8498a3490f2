import Files
import Pixels
import SheetFiles
import Sheets
import Basics

/// Reads the sheets of one input within its pixel budget, and records the files.
///
/// It is a class because closures of the graph's reader share it.
final class SheetReading: SheetFileAccess {
  private let known: SheetLibrary
  private var budget: PixelBudget
  /// Advice on raising the pixel limit; nil for none.
  private let pixelLimitRemedy: String?

  /// The sheets that were read or reused.
  private(set) var library = SheetLibrary()
  /// The files that were asked for, with their states before they were read; nil for missing ones.
  private(set) var stamps: [String: FileStamp?] = [:]
  /// The number of requests of sheets for other files.
  private var partCount = 0

  /// - Parameters:
  ///   - pixelLimit: Maximum pixels of a picture.
  ///   - pixelLimitRemedy: Advice on raising the limit, added to errors that it causes.
  ///   - known: Sheets that can be reused.
  init(pixelLimit: Int, pixelLimitRemedy: String? = nil, known: SheetLibrary) {
    self.known = known
    self.pixelLimitRemedy = pixelLimitRemedy
    budget = PixelBudget(pixelLimit: pixelLimit)
  }

  /// Reads the sheet of a file, once per file.
  ///
  /// - Throws: Why it cannot be used; sheets that are too large are not decoded.
  func sheet(_ path: String) throws(SheetFileError) -> Sheet {
    do { return try unadvisedSheet(path) } catch { throw advised(error) }
  }

  /// Adds the advice to an error about the limit.
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

  /// Decodes a PNG file that is not animated.
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

  /// Reads the sheet from the bytes of a file.
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

  /// Reuses a picture, counting its pixels once.
  private func use(
    _ bitmap: Bitmap, at path: String, as stamp: FileStamp
  ) throws(SheetFileError) -> Bitmap {
    if library.bitmap(path, as: stamp) == nil {
      try claim(width: bitmap.width, height: bitmap.height, count: 1)
      library.add(bitmap, at: path, as: stamp)
    }
    return bitmap
  }

  // MARK: SheetFileAccess

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

  /// Records a file that a sheet needs, with its state before it is read for the first time.
  @discardableResult
  private func note(_ path: String) -> FileStamp? {
    partCount += 1
    if let noted = stamps[path] { return noted }
    let stamp = FileStamp(path)
    stamps[path] = .some(stamp)
    return stamp
  }
}
