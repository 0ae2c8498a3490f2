import Pixels
import Sheets
import Testing

@Suite struct SheetTests {
  /// Pixel (x, y) is red x, green y.
  private static let bitmap = Bitmap(
    width: 6, height: 4, pixels: (0..<24).map { RGBA(UInt8($0 % 6), UInt8($0 / 6), 0) })

  @Test func `without a grid the whole bitmap is the one frame`() {
    let sheet = Sheet(bitmap: Self.bitmap)
    #expect(sheet.frameCount == 1)
    #expect(sheet.frame(0).bitmap == Self.bitmap)
  }

  @Test func `a frame holds the pixels of its tile`() throws {
    let sheet = try Sheet(bitmap: Self.bitmap, grid: TileGrid(tileWidth: 3, tileHeight: 2))
    #expect(sheet.frameCount == 4)
    #expect(sheet.size(ofFrame: 3) == (3, 2))
    let frame = sheet.frame(3).bitmap
    #expect(frame.width == 3 && frame.height == 2)
    #expect(frame[0, 0] == RGBA(3, 2, 0))
    #expect(frame[2, 1] == RGBA(5, 3, 0))
  }

  @Test func `frames of several bitmaps keep their sizes`() {
    let small = Bitmap(width: 1, height: 3)
    let sheet = Sheet(bitmaps: [Self.bitmap, small])
    #expect(sheet.frameCount == 2)
    #expect(sheet.size(ofFrame: 0) == (6, 4))
    #expect(sheet.size(ofFrame: 1) == (1, 3))
    #expect(sheet.frame(0).bitmap == Self.bitmap)
    #expect(sheet.frame(1).bitmap == small)
  }

  @Test func `a grid that does not fit is refused`() {
    #expect(throws: TileGridError.self) {
      try Sheet(bitmap: Self.bitmap, grid: TileGrid(tileWidth: 4, tileHeight: 2))
    }
  }
}
