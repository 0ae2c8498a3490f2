import Pixels
import Sheets
import Testing

struct SheetRepackingTests {
  @Test(arguments: [(1, 4, 4, 1, 1), (4, 8, 8, 2, 2), (5, 4, 8, 3, 2), (24, 61, 85, 6, 4)])
  func `The grid is about a square`(
    count: Int, width: Int, height: Int, columns: Int, rows: Int
  ) {
    let frames = Array(repeating: Bitmap(width: width, height: height), count: count)
    let packed = Sheet(bitmaps: frames).packedGrid
    #expect(packed.grid == TileGrid(tileWidth: width, tileHeight: height))
    #expect(packed.columns == columns && packed.rows == rows)
  }

  @Test func `Frames keep their pixels; small ones are at the middle of the lower edge`() throws {
    let large = Bitmap.filled(width: 5, height: 4)
    let small = Bitmap.filled(width: 1, height: 2)
    let sheet = Sheet(bitmaps: [large, small])
    let picture = try #require(sheet.repacked())
    let tiles = try Sheet(bitmap: picture, grid: sheet.packedGrid.grid)
    #expect(tiles.frame(0).bitmap == large)
    let lower = tiles.frame(1).bitmap
    #expect(lower[2, 2] == small[0, 0] && lower[2, 3] == small[0, 1])
    #expect(lower.pixels.count { $0.alpha > 0 } == 2)
  }

  @Test func `A picture that would be too large is not made`() {
    let sheet = Sheet(bitmaps: [Bitmap(width: 5, height: 4), Bitmap(width: 4, height: 5)])
    #expect(sheet.repacked(pixelLimit: 49) == nil)
    #expect(sheet.repacked(pixelLimit: 50) != nil)
  }
}

extension Bitmap {
  /// Half-transparent pixels, all different.
  fileprivate static func filled(width: Int, height: Int) -> Bitmap {
    Bitmap(
      width: width, height: height,
      pixels: (0..<width * height).map { RGBA(UInt8($0), 200, 10, 128) })
  }
}
