@testable import zoetrope
import Pixels
import Sheets
import Testing

struct TileLayoutTests {
  private func sheet(_ columns: Int, _ rows: Int, tile: Int = 64) throws -> Sheet {
    try Sheet(
      bitmap: Bitmap(width: columns * tile, height: rows * tile),
      grid: TileGrid(tileWidth: tile, tileHeight: tile))
  }

  @Test func `A row of the sheet is a row where it fits`() throws {
    let layout = TileLayout(of: try sheet(6, 4), tileWidth: 61, columns: 100)
    #expect(layout.rows == [0..<6, 6..<12, 12..<18, 18..<24])
    #expect(layout.tileColumns == 15)
  }

  @Test func `A long row is broken into equal ones, and rows do not run into each other`() throws {
    let layout = TileLayout(of: try sheet(9, 2), tileWidth: 64, columns: 80)
    #expect(layout.rows == [0..<5, 5..<9, 9..<14, 14..<18])
    #expect(layout.tileColumns == 14)
  }

  @Test func `Several short rows share one`() throws {
    let layout = TileLayout(of: try sheet(2, 5, tile: 16), tileWidth: 16, columns: 80)
    #expect(layout.rows == [0..<4, 4..<8, 8..<10])
    #expect(layout.tileColumns == 16)
  }

  @Test func `Small tiles are not shrunk`() throws {
    let layout = TileLayout(of: try sheet(20, 1, tile: 24), tileWidth: 24, columns: 80)
    #expect(layout.tileColumns == 24)
    #expect(layout.rows.map(\.count) == [3, 3, 3, 3, 3, 3, 2])
  }

  @Test(arguments: [1, 2, 5, 12])
  func `On the narrowest terminals there is one tile in a row`(columns: Int) throws {
    let layout = TileLayout(of: try sheet(6, 1), tileWidth: 64, columns: columns)
    #expect(layout.rows.allSatisfy { $0.count == 1 })
    #expect(layout.tileColumns >= 1)
  }
}
