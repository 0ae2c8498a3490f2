import Foundation
import Pixels
import SheetFiles
import Sheets
import Support
import Testing

@Suite struct TileGuessTests {
  /// A figure whose shape changes a little from tile to tile, with some ground around it.
  private func sheet(
    tile: (width: Int, height: Int), columns: Int, rows: Int, gap: Int = 0, offset: Int = 0,
    after: Int = 0, margin: Int = 2, ground: RGBA = .transparent
  ) -> Bitmap {
    var sheet = Bitmap(
      width: 2 * offset + columns * tile.width + (columns - 1) * gap + after,
      height: 2 * offset + rows * tile.height + (rows - 1) * gap + after, filling: ground)
    for row in 0..<rows {
      for column in 0..<columns {
        let left = offset + column * (tile.width + gap)
        let top = offset + row * (tile.height + gap)
        // An ellipse that sways and a stripe in it that rises.
        let sway = Double((column * 7 + row * 3) % 5) / 4 - 0.5
        for y in margin..<tile.height - margin {
          for x in margin..<tile.width - margin {
            let dx =
              (Double(x) + 0.5 - Double(tile.width) / 2 - sway)
              / (Double(tile.width) / 2 - Double(margin))
            let dy =
              (Double(y) + 0.5 - Double(tile.height) / 2)
              / (Double(tile.height) / 2 - Double(margin))
            guard dx * dx + dy * dy < 1 else { continue }
            let isStripe = (y + column + 2 * row) % 7 == 0
            sheet[left + x, top + y] =
              isStripe
              ? RGBA(200, UInt8(40 + 10 * (x % 12)), 40) : RGBA(40, 90, UInt8(120 + 10 * (row % 8)))
          }
        }
      }
    }
    return sheet
  }

  @Test(
    "Tiles with ground around a figure are found",
    arguments: [
      (8, 8, 12, 1), (16, 16, 8, 4), (16, 24, 6, 1), (24, 24, 7, 1), (32, 32, 9, 4), (32, 48, 4, 4),
      (37, 53, 5, 3), (48, 48, 3, 1), (61, 85, 6, 4), (64, 64, 13, 21), (96, 64, 5, 2),
      (128, 128, 8, 1), (100, 100, 4, 4), (50, 37, 7, 11), (20, 20, 1, 6),
    ])
  func figures(width: Int, height: Int, columns: Int, rows: Int) throws {
    let bitmap = sheet(tile: (width, height), columns: columns, rows: rows)
    let guess = try #require(TileGuess(of: bitmap))
    #expect(guess.grid == TileGrid(tileWidth: width, tileHeight: height))
    #expect(guess.columns == columns && guess.rows == rows)
    #expect(guess.confidence != .unsure)
  }

  @Test func `a ground of one colour is as good as none`() throws {
    let white = RGBA(255, 255, 255)
    let bitmap = sheet(tile: (32, 40), columns: 6, rows: 3, ground: white)
    let guess = try #require(TileGuess(of: bitmap))
    #expect(guess.grid == TileGrid(tileWidth: 32, tileHeight: 40))
    #expect(guess.confidence == .sure)
  }

  @Test(
    "Gaps between tiles are found, with a margin, a gap after the last tile, or neither",
    arguments: [(1, 0, 0), (2, 0, 0), (1, 1, 0), (2, 2, 0), (1, 0, 1)])
  func gaps(gap: Int, offset: Int, after: Int) throws {
    let bitmap = tiles(size: 16, columns: 9, rows: 7, gap: gap, offset: offset, after: after)
    let guess = try #require(TileGuess(of: bitmap))
    #expect(
      guess.grid
        == TileGrid(
          tileWidth: 16, tileHeight: 16, offsetX: offset, offsetY: offset, gapX: gap, gapY: gap))
    #expect(guess.columns == 9 && guess.rows == 7)
    #expect((try? guess.grid.regions(width: bitmap.width, height: bitmap.height))?.count == 63)
  }

  /// Tiles of noise, filled to their edges, each in a tone of its own.
  private func tiles(
    size: Int, columns: Int, rows: Int, gap: Int, offset: Int, after: Int
  ) -> Bitmap {
    var generator = SeededNumbers(seed: 1)
    var sheet = Bitmap(
      width: 2 * offset + columns * (size + gap) - gap + after,
      height: 2 * offset + rows * (size + gap) - gap + after)
    for row in 0..<rows {
      for column in 0..<columns {
        let tone = UInt8.random(in: 0...200, using: &generator)
        for y in 0..<size {
          for x in 0..<size {
            let grain = UInt8.random(in: 0...55, using: &generator)
            sheet[offset + column * (size + gap) + x, offset + row * (size + gap) + y] = RGBA(
              tone + grain, 255 - tone, tone)
          }
        }
      }
    }
    return sheet
  }

  @Test func `tiles without ground or gaps are found by their seams`() throws {
    let bitmap = tiles(size: 16, columns: 10, rows: 8, gap: 0, offset: 0, after: 0)
    let guess = try #require(TileGuess(of: bitmap))
    #expect(guess.grid == TileGrid(tileWidth: 16, tileHeight: 16))
  }

  @Test func `our own sheet is guessed`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let path = root.appending(path: "sheets/brian.png").path
    let guess = try #require(TileGuess(of: try Bitmap(pngFile: path)))
    #expect(guess.grid == TileGrid(tileWidth: 61, tileHeight: 85))
    #expect(guess.confidence == .sure)
  }

  @Test func `one figure is one tile, and never sure`() throws {
    let guess = try #require(TileGuess(of: sheet(tile: (40, 56), columns: 1, rows: 1)))
    #expect(guess.grid == TileGrid(tileWidth: 40, tileHeight: 56))
    #expect(guess.confidence == .likely)
  }

  @Test func `noise gives no sure guess`() throws {
    var generator = SeededNumbers(seed: 1)
    for _ in 0..<20 {
      let width = Int.random(in: 3...12, using: &generator) * 12
      let height = Int.random(in: 3...12, using: &generator) * 12
      let pixels = (0..<width * height).map { _ in
        RGBA(
          UInt8.random(in: 0...255, using: &generator), 0, 0,
          Bool.random(using: &generator) ? 255 : 0)
      }
      let guess = try #require(
        TileGuess(of: Bitmap(width: width, height: height, pixels: pixels)))
      #expect(guess.confidence != .sure, "\(width)x\(height): \(guess)")
    }
  }

  @Test(arguments: [RGBA.transparent, RGBA(1, 2, 3)])
  func `a picture of one colour gives no guess`(color: RGBA) {
    #expect(TileGuess(of: Bitmap(width: 64, height: 32, filling: color)) == nil)
  }

  @Test(arguments: [(2, 1), (1, 9), (3, 3), (5, 4)])
  func `the smallest pictures are one tile`(width: Int, height: Int) throws {
    var bitmap = Bitmap(width: width, height: height)
    bitmap[0, 0] = RGBA(255, 0, 0)
    let guess = try #require(TileGuess(of: bitmap))
    #expect(guess.columns * guess.rows == 1)
  }
}

/// Real sheets whose tiles are known.
@Suite(.enabled(if: SharedFiles.areUsable, "there is no folder of shared inputs"))
struct TileGuessRealSheetsTests {
  private func guess(_ path: String) throws -> TileGuess {
    let sheet = try SheetFile.read(SharedFiles.path("real/\(path)"))
    let picture = try #require(sheet.uncut, "\(path)")
    return try #require(TileGuess(of: picture), "\(path)")
  }

  @Test func `the grids of the table are guessed`() throws {
    let table = String(decoding: try SharedFiles.bytes("real/sheets.tsv"), as: UTF8.self)
    var count = 0
    for line in table.split(separator: "\n").dropFirst() {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count > 6 else { continue }
      let guess = try guess(fields[0])
      #expect(
        "\(guess.grid.tileWidth)" == fields[1] && "\(guess.grid.tileHeight)" == fields[2],
        "\(fields[0])")
      #expect(guess.confidence != .unsure, "\(fields[0])")
      count += 1
    }
    #expect(count == 14)
  }

  @Test(arguments: [
    ("grid-bevy-rpg/slime-green.png", 16, 24), ("grid-bevy-rpg/slime-orange.png", 16, 24),
    ("lpc-grid-handjson/soldier.png", 64, 64), ("pingus-sprite/floater.png", 32, 32),
    ("pingus-sprite/basher.png", 32, 32), ("aseprite-peachy/man.png", 16, 24),
    ("aseprite-peachy/countAndColours.png", 32, 32), ("aseprite-peachy/spinner.png", 128, 128),
    ("aseprite-peachy/sound.png", 48, 48), ("aseprite-peachy/faces.png", 32, 32),
    ("aseprite-excalibur-beetle/unit-beetle.png", 64, 64), ("kaplay-handjson/dungeon.png", 16, 16),
    ("aseprite-kenney-player/player.png", 80, 110), ("tp-pixi/0123456789.png", 64, 64),
    ("grid-bevy-rpg/generic-rpg-vendor.png", 56, 51), ("grid-bevy-rpg/sensei.png", 16, 23),
    ("grid-bevy-rpg/hat-guy.png", 16, 22), ("oneko/oneko_cat.png", 32, 32),
    ("supertux-sprite/mr_iceblock/melting-3.png", 35, 35),
  ])
  func `other grids and single pictures are guessed`(path: String, width: Int, height: Int) throws {
    let guess = try guess(path)
    #expect(guess.grid == TileGrid(tileWidth: width, tileHeight: height))
  }

  @Test(arguments: [
    "starling-flight/atlas.png", "libgdx-atlas/test-me.png", "libgdx-atlas/libgdx-packed.png",
    "tp-pixi/mc.png", "tp-pixi/multi-pack-1.png", "sparrow-flixel/atlas.png",
    "tp-rotated-trimmed/test-trim.png",
  ])
  func `packed pictures give no sure guess`(path: String) throws {
    let guess = try guess(path)
    #expect(guess.confidence != .sure)
  }
}
