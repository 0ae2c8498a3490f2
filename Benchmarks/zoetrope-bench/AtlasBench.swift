import Animation
import CBench
import Pixels
import SheetFiles
import Sheets

/// Measures what it costs until a large atlas can be played.
enum AtlasBench {
  private static let frames = 4000
  /// Side of a tile in pixels.
  private static let side = 64

  /// Prints the milliseconds for an atlas of 4,000 frames on a sheet of 4096 by 4096 pixels, all of them
  /// trimmed and every other one turned: for reading it, and for cutting out all frames besides; plain
  /// libpng only decodes the image.
  static func run(_ frame: Bitmap) {
    let image = DecodeBench.sheet(of: frame).pngData()
    let text = Array(json.utf8)
    let read = Stopwatch.nanoseconds(for: 4) { _ = sheet(text, image) }
    let cut = Stopwatch.nanoseconds(for: 4) { play(text, image) }
    let plain = Stopwatch.nanoseconds(for: 4) { _ = cbench_decode(image, image.count) }
    print(
      "atlas of \(frames) frames:", (read / 1e6).text(), "ms to read, with all frames cut out",
      (cut / 1e6).text(), "ms; ratios", (read / plain).text(decimals: 2),
      (cut / plain).text(decimals: 2))
  }

  private static func sheet(_ text: [UInt8], _ image: [UInt8]) -> Sheet? {
    try? SheetFile.read(text, at: "bench.json", with: Files(image))
  }

  private static func play(_ text: [UInt8], _ image: [UInt8]) {
    guard let sheet = sheet(text, image), sheet.frameCount == frames else {
      return print("the atlas cannot be read")
    }
    for name in sheet.tagNames { ImageAnimator(sheet: sheet, tag: name)?.load() }
  }

  /// As Aseprite writes it, with a tag for every ten frames.
  private static var json: String {
    let columns = 4096 / side
    let entries = (0..<frames).map { number in
      """
      {"filename": "bench \(number).aseprite",
       "frame": {"x": \(number % columns * side), "y": \(number / columns * side), "w": 60, "h": 62},
       "rotated": \(number % 2 == 1), "trimmed": true,
       "spriteSourceSize": {"x": 2, "y": 1, "w": 60, "h": 62}, "sourceSize": {"w": 64, "h": 64},
       "duration": 100}
      """
    }
    let tags = stride(from: 0, to: frames, by: 10).map { first in
      "{\"name\": \"t\(first)\", \"from\": \(first), \"to\": \(first + 9), \"direction\": \"forward\"}"
    }
    return """
      {"frames": [\(entries.joined(separator: ",\n"))],
       "meta": {"image": "bench.png", "frameTags": [\(tags.joined(separator: ",\n"))]}}
      """
  }

  /// One image, in memory.
  private final class Files: SheetFileAccess {
    private let image: [UInt8]
    private var budget = PixelBudget(pixelLimit: Bitmap.defaultPixelLimit)

    init(_ image: [UInt8]) { self.image = image }

    var pixelLimit: Int { budget.pixelLimit }

    func hasFile(_ path: String) -> Bool { true }

    func bytes(_ path: String, limit: Int) throws(SheetFileError) -> [UInt8] { image }

    func bitmap(_ path: String) throws(SheetFileError) -> Bitmap { try bitmap(png: image) }

    func bitmap(png bytes: [UInt8]) throws(SheetFileError) -> Bitmap {
      try budget.decode(png: bytes)
    }

    func claim(width: Int, height: Int, count: Int) throws(SheetFileError) {
      try budget.spend(width: width, height: height, count: count)
    }
  }
}
