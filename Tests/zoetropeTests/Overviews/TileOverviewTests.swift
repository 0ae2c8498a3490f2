@testable import zoetrope
@testable import Stage
import Animation
import Cells
import Pixels
import Sheets
import StateGraph
import Terminal
import Testing

struct TileOverviewTests {
  /// Tiles of 8x8 with a red square of 4x4 at the lower right; those of the numbers are empty.
  private func sheet(columns: Int, rows: Int, empty: Set<Int> = []) throws -> Sheet {
    var bitmap = Bitmap(width: columns * 8, height: rows * 8)
    for number in 0..<columns * rows where !empty.contains(number) {
      for place in 0..<16 {
        let x = number % columns * 8 + 4 + place % 4
        bitmap[x, number / columns * 8 + 4 + place / 4] = RGBA(255, 0, 0)
      }
    }
    return try Sheet(bitmap: bitmap, grid: TileGrid(tileWidth: 8, tileHeight: 8))
  }

  private func lines(_ sheet: Sheet, columns: Int = 80) -> [String] {
    var lines: [String] = []
    let look = Look(depth: .none, scale: .factor(.one))
    TileOverview(of: sheet, look: look, columns: columns).forEachRow { row in
      let text = ANSIText.text(of: row, depth: .none)
      lines += text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        .map(String.init)
    }
    return lines
  }

  @Test func `Numbers stand below the tiles, and common margins are left out`() throws {
    let lines = lines(try sheet(columns: 3, rows: 1))
    // Four pixels are two cells high; then the numbers, and an empty line.
    #expect(lines.count == 4)
    let places = lines[2].indices.filter { lines[2][$0] != " " }
    #expect(places.map { lines[2].distance(from: lines[2].startIndex, to: $0) } == [7, 25, 43])
    #expect(lines[2].filter { $0 != " " } == "012")
    #expect(lines[3] == "")
  }

  @Test func `An empty tile says so, with its number`() throws {
    let lines = lines(try sheet(columns: 3, rows: 1, empty: [1]))
    #expect(lines.contains { $0.contains("(empty)") })
    #expect(lines[2].filter { $0 != " " } == "012")
  }

  @Test func `A row of empty tiles is one line`() throws {
    let lines = lines(try sheet(columns: 4, rows: 2, empty: [4, 5, 6, 7]), columns: 74)
    #expect(lines.suffix(2) == ["4-7 (empty)", ""])
  }

  @Test func `Tags stand where they begin`() throws {
    let tiles = try sheet(columns: 3, rows: 1)
    let sheet = try Sheet(
      bitmaps: tiles.bitmaps, places: tiles.places,
      tags: [Tag(name: "walk", frames: [1, 2]), Tag(name: "run\u{7}", frames: [2])])
    #expect(lines(sheet)[2].split(separator: " ") == ["0", "1", "walk", "2", "run^G"])
  }

  @Test func `Tags of wide characters are cut by columns`() throws {
    let tiles = try sheet(columns: 3, rows: 1)
    let sheet = try Sheet(
      bitmaps: tiles.bitmaps, places: tiles.places,
      tags: [Tag(name: "歩く", frames: [0]), Tag(name: "歩く歩く歩く歩く", frames: [1])])
    #expect(lines(sheet)[2].split(separator: " ") == ["0", "歩く", "1", "歩く歩く歩く歩", "2"])
  }

  @Test func `Frames of several sizes stand on one line`() throws {
    let red = RGBA(255, 0, 0)
    let sheet = Sheet(bitmaps: [
      Bitmap(width: 4, height: 8, filling: red), Bitmap(width: 2, height: 2, filling: red),
    ])
    let window = TileWindow(on: sheet)
    #expect(window.rect == PixelRect(x: 0, y: 0, width: 4, height: 8))
    let small = window.picture(ofFrame: 1, on: sheet)
    #expect(small[1, 7] == red && small[2, 6] == red)
    #expect(small.pixels.count { $0 == red } == 4)
  }
}
