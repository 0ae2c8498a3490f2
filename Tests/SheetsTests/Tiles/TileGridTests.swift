import Pixels
import Sheets
import Testing

@Suite struct TileGridTests {
  @Test func `tiles are numbered along the rows from the upper left`() throws {
    let grid = TileGrid(tileWidth: 2, tileHeight: 3)
    let regions = try grid.regions(width: 6, height: 6)
    #expect(regions.count == 6)
    #expect(regions[0] == PixelRect(x: 0, y: 0, width: 2, height: 3))
    #expect(regions[2] == PixelRect(x: 4, y: 0, width: 2, height: 3))
    #expect(regions[3] == PixelRect(x: 0, y: 3, width: 2, height: 3))
  }

  @Test func `column order numbers down the columns`() throws {
    let grid = TileGrid(tileWidth: 2, tileHeight: 3, order: .column)
    let regions = try grid.regions(width: 6, height: 6)
    #expect(regions[1] == PixelRect(x: 0, y: 3, width: 2, height: 3))
    #expect(regions[2] == PixelRect(x: 2, y: 0, width: 2, height: 3))
  }

  @Test func `offset and gap move the tiles`() throws {
    let grid = TileGrid(tileWidth: 4, tileHeight: 4, offsetX: 1, offsetY: 2, gapX: 3, gapY: 1)
    let regions = try grid.regions(width: 1 + 4 + 3 + 4, height: 2 + 4 + 1 + 4)
    #expect(regions.map { [$0.x, $0.y] } == [[1, 2], [8, 2], [1, 7], [8, 7]])
  }

  @Test(
    "A leftover of the size of the offset or the gap is allowed",
    arguments: [(12, true), (13, true), (15, true), (14, false), (16, false)])
  func leftover(width: Int, fits: Bool) {
    let grid = TileGrid(tileWidth: 4, tileHeight: 4, offsetX: 1, gapX: 3)
    let regions = try? grid.regions(width: width, height: 4)
    #expect((regions?.count == 2) == fits)
  }

  @Test func `the error names the pixels left over`() {
    let error = #expect(throws: TileGridError.self) {
      try TileGrid(tileWidth: 60, tileHeight: 85).regions(width: 366, height: 340)
    }
    #expect(
      error?.message
        == "tiles of 60x85 do not divide the sheet, which is 366x340: 6 pixels at the right left over"
    )
    let both = #expect(throws: TileGridError.self) {
      try TileGrid(tileWidth: 5, tileHeight: 5, offsetX: 2).regions(width: 13, height: 11)
    }
    #expect(
      both?.message == "tiles of 5x5 do not divide the sheet, which is 13x11 (offset 2,0): "
        + "1 pixel at the right and 1 at the bottom left over")
  }

  @Test func `a tile larger than the sheet does not fit`() {
    let error = #expect(throws: TileGridError.self) {
      try TileGrid(tileWidth: 64, tileHeight: 64).regions(width: 32, height: 64)
    }
    #expect(error?.message == "a tile of 64x64 does not fit into the sheet, which is 32x64")
  }
}
