import Basics
import Pixels
import SheetFiles
import Sheets

/// Files in memory, for readers of sheets.
final class MemoryFiles: SheetFileAccess {
  private let files: [String: [UInt8]]
  private var budget: PixelBudget

  init(_ files: [String: [UInt8]], pixelLimit: Int = 10_000) {
    self.files = files
    budget = PixelBudget(pixelLimit: pixelLimit)
  }

  /// Reads one of the files, with pictures of some sizes beside it.
  static func read(
    _ text: String, at path: String = "art/a.json",
    images: [String: (width: Int, height: Int)] = ["art/a.png": (width: 16, height: 8)],
    others: [String: String] = [:]
  ) throws(SheetFileError) -> Sheet {
    var files = images.mapValues { size in
      Bitmap(
        width: size.width, height: size.height,
        pixels: (0..<size.width * size.height).map { RGBA(UInt8($0 & 0xFF), 0, 0) }
      ).pngData()
    }
    for (name, text) in others { files[name] = Array(text.utf8) }
    return try SheetFile.read(Array(text.utf8), at: path, with: MemoryFiles(files))
  }

  /// The error of a file; nil if there is none.
  static func complaint(
    _ text: String, at path: String = "art/a.json", others: [String: String] = [:]
  ) -> String? {
    do throws(SheetFileError) {
      _ = try read(text, at: path, others: others)
      return nil
    } catch { return "\(error)" }
  }

  var pixelLimit: Int { budget.pixelLimit }

  func hasFile(_ path: String) -> Bool { files[path] != nil }

  func bytes(_ path: String, limit: Int) throws(SheetFileError) -> [UInt8] {
    guard let bytes = files[path] else { throw .file(.missing) }
    guard bytes.count <= limit else { throw .file(.tooLarge(limit: limit)) }
    return bytes
  }

  func bitmap(_ path: String) throws(SheetFileError) -> Bitmap {
    try bitmap(png: try bytes(path, limit: .max))
  }

  func bitmap(png bytes: [UInt8]) throws(SheetFileError) -> Bitmap {
    try budget.decode(png: bytes)
  }

  func claim(width: Int, height: Int, count: Int) throws(SheetFileError) {
    try budget.spend(width: width, height: height, count: count)
  }
}
