import CBench
import Pixels
import Sheets

/// Measures what decoding and cutting a large sheet costs.
enum DecodeBench {
  /// Prints the milliseconds for a sheet of 4096 by 4096 pixels, full of a frame, and for cutting it
  /// into tiles of 64 by 64; plain libpng only decodes it.
  static func run(_ frame: Bitmap) {
    let file = sheet(of: frame).pngData()
    let ours = Stopwatch.nanoseconds(for: 4) { cut(file) }
    let plain = Stopwatch.nanoseconds(for: 4) { _ = cbench_decode(file, file.count) }
    print(
      "\ndecoding and cutting 4096x4096:", (ours / 1e6).text(), "ms; libpng decoding",
      (plain / 1e6).text(), "ms; ratio",
      (ours / plain).text(decimals: 2))
  }

  /// A bitmap of 4096 by 4096 pixels, full of a frame.
  static func sheet(of frame: Bitmap) -> Bitmap {
    var sheet = Bitmap(width: 4096, height: 4096)
    for y in stride(from: 0, to: 4096, by: frame.height) {
      for x in stride(from: 0, to: 4096, by: frame.width) { sheet.draw(frame, x: x, y: y) }
    }
    return sheet
  }

  private static func cut(_ file: [UInt8]) {
    let grid = TileGrid(tileWidth: 64, tileHeight: 64)
    guard let bitmap = try? Bitmap(png: file), let sheet = try? Sheet(bitmap: bitmap, grid: grid)
    else { return }
    for number in 0..<sheet.frameCount { blackHole(sheet.frame(number).bitmap) }
  }

  /// Keeps the compiler from leaving out what nobody uses.
  @inline(never)
  private static func blackHole(_ bitmap: Bitmap) {}
}
