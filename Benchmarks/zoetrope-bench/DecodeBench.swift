import CBench
import Pixels

/// Measures what decoding a large sheet costs.
enum DecodeBench {
  /// Prints the milliseconds for a sheet of 4096 by 4096 pixels, full of a frame.
  static func run(_ frame: Bitmap) {
    var sheet = Bitmap(width: 4096, height: 4096)
    for y in stride(from: 0, to: 4096, by: frame.height) {
      for x in stride(from: 0, to: 4096, by: frame.width) { sheet.draw(frame, x: x, y: y) }
    }
    let file = sheet.pngData()
    let ours = Stopwatch.nanoseconds(for: 4) { _ = try? Bitmap(png: file) }
    let plain = Stopwatch.nanoseconds(for: 4) { _ = cbench_decode(file, file.count) }
    print(
      "\ndecoding 4096x4096:", (ours / 1e6).text(), "ms; libpng", (plain / 1e6).text(), "ms; ratio",
      (ours / plain).text(decimals: 2))
  }
}
