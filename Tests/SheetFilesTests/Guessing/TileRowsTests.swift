import Pixels
import SheetFiles
import Sheets
import Testing

struct TileRowsTests {
  /// A sheet of 2x2 tiles, of which the marked ones are filled.
  private func rows(_ picture: [String]) throws -> [Range<Int>] {
    let columns = picture[0].count
    var bitmap = Bitmap(width: columns * 2, height: picture.count * 2)
    for (y, row) in picture.enumerated() {
      for (x, mark) in row.enumerated() where mark == "#" {
        bitmap[x * 2, y * 2] = RGBA(255, 0, 0)
      }
    }
    let sheet = try Sheet(bitmap: bitmap, grid: TileGrid(tileWidth: 2, tileHeight: 2))
    return TileRows(of: sheet, columns: columns).runs
  }

  @Test(arguments: [
    (["####"], [0..<4]), (["###."], [0..<3]), ([".##."], [0..<3]), (["####", "####"], [0..<8]),
    (["####", "##.."], [0..<6]), (["#.##", "####"], [0..<8]), (["##..", "####"], [0..<2, 4..<8]),
    (["####", "##..", "###."], [0..<4, 4..<6, 8..<11]), (["###.", "###."], [0..<3, 4..<7]),
    (["####", "....", "##.."], [0..<4, 8..<10]), (["....", "...."], [0..<8]),
    (["####", "...."], [0..<4]),
  ])
  func `Rows are animations if they differ in length`(
    picture: [String], wanted: [Range<Int>]
  ) throws {
    #expect(try rows(picture) == wanted, "\(picture)")
  }
}
