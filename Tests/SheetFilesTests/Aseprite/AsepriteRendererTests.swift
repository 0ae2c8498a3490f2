import Pixels
import Testing

@testable import SheetFiles
import Sheets

struct AsepriteRendererTests {
  private static let red: [UInt8] = [255, 0, 0, 255]
  private static let green: [UInt8] = [0, 255, 0, 255]
  private static let blue: [UInt8] = [0, 0, 255, 255]

  private func sheet(_ file: AsepriteBytes) throws -> Sheet {
    try SheetFile.read(file.bytes, at: "a.aseprite", with: DiskAccess())
  }

  private func onePixel(
    flags: Int = 1, depth: Int = 32, _ chunks: [[UInt8]]
  ) throws -> RGBA {
    let file = AsepriteBytes(depth: depth, flags: flags, width: 1, height: 1, frames: [chunks])
    return try sheet(file).frame(0).bitmap[0, 0]
  }

  @Test func `Layers are drawn from the back to the front`() throws {
    let shown = try onePixel([
      AsepriteBytes.layer(), AsepriteBytes.layer(), AsepriteBytes.cel(1, Self.green),
      AsepriteBytes.cel(0, Self.red),
    ])
    #expect(shown == RGBA(0, 255, 0))
  }

  @Test(arguments: [
    // The rises of three layers, red, green and blue, and which of them is visible.
    ([0, 0, 0], RGBA(0, 0, 255)), ([2, 0, 0], RGBA(255, 0, 0)), ([0, 2, 0], RGBA(0, 255, 0)),
    // At the same height, the one that rose more is in front.
    ([2, 1, 0], RGBA(255, 0, 0)), ([0, 0, -1], RGBA(0, 255, 0)), ([1, 0, -2], RGBA(255, 0, 0)),
  ])
  func `Cels rise to the front and sink to the back`(_ rises: [Int], _ seen: RGBA) throws {
    let colors = [Self.red, Self.green, Self.blue]
    let cels = rises.indices.map { AsepriteBytes.cel($0, rise: rises[$0], colors[$0]) }
    #expect(try onePixel(Array(repeating: AsepriteBytes.layer(), count: 3) + cels) == seen)
  }

  @Test func `Hidden layers, members of hidden groups and reference layers are not drawn`() throws {
    let shown = try onePixel([
      AsepriteBytes.layer(), AsepriteBytes.layer(flags: 0, kind: 1),
      AsepriteBytes.layer(level: 1), AsepriteBytes.layer(flags: 0),
      AsepriteBytes.layer(flags: 65), AsepriteBytes.cel(0, Self.red),
      AsepriteBytes.cel(2, Self.green), AsepriteBytes.cel(3, Self.blue),
      AsepriteBytes.cel(4, Self.blue),
    ])
    #expect(shown == RGBA(255, 0, 0))
  }

  @Test(arguments: [
    // Without the flag, a group's opacity is ignored; without that of layers, so is theirs.
    (1, UInt8(128), UInt8(128), RGBA(0, 255, 0, 128)), (3, 128, 128, RGBA(0, 255, 0, 64)),
    (3, 255, 128, RGBA(0, 255, 0, 128)), (0, 128, 128, RGBA(0, 255, 0, 255)),
  ])
  func `Opacities of groups and layers count where the file says so`(
    _ flags: Int, _ layer: UInt8, _ group: UInt8, _ seen: RGBA
  ) throws {
    let shown = try onePixel(
      flags: flags,
      [
        AsepriteBytes.layer(kind: 1, opacity: group),
        AsepriteBytes.layer(level: 1, opacity: layer), AsepriteBytes.cel(1, Self.green),
      ])
    #expect(shown == seen)
  }

  @Test func `A group is blended as one`() throws {
    let chunks = [
      AsepriteBytes.layer(), AsepriteBytes.layer(kind: 1, mode: 16),
      AsepriteBytes.layer(level: 1), AsepriteBytes.layer(level: 1), AsepriteBytes.cel(0, Self.red),
      AsepriteBytes.cel(2, Self.blue), AsepriteBytes.cel(3, Self.green),
    ]
    #expect(try onePixel(flags: 3, chunks) == RGBA(255, 255, 0))
    #expect(try onePixel(flags: 1, chunks) == RGBA(0, 255, 0))
  }

  @Test func `Opacities of layer and cel are multiplied`() throws {
    let shown = try onePixel([
      AsepriteBytes.layer(opacity: 100), AsepriteBytes.cel(0, opacity: 100, Self.red),
    ])
    // 100 * 100 / 255 is 39.2.
    #expect(shown == RGBA(255, 0, 0, 39))
  }

  @Test func `Cels are cut at the edge`() throws {
    let pixels = Self.red + Self.green + Self.blue + Self.red
    for (x, y, corner) in [(-1, -1, 0), (1, 1, 3)] {
      let cel = AsepriteBytes.cel(0, x: x, y: y, width: 2, height: 2, pixels)
      let bitmap = try sheet(AsepriteBytes(frames: [[AsepriteBytes.layer(), cel]])).frame(0).bitmap
      let seen = bitmap.pixels.indices.filter { bitmap.pixels[$0].alpha > 0 }
      #expect(seen == [corner])
      #expect(bitmap.pixels[corner] == RGBA(255, 0, 0))
    }
  }

  @Test func `A linked cel has its own place; a link to nowhere is no cel`() throws {
    let file = AsepriteBytes(frames: [
      [AsepriteBytes.layer(), AsepriteBytes.cel(0, Self.red)],
      [AsepriteBytes.link(0, to: 0, x: 1, y: 1)], [AsepriteBytes.link(0, to: 7)],
      [AsepriteBytes.link(0, to: 1)],
    ])
    let sheet = try sheet(file)
    #expect(sheet.frame(1).bitmap[1, 1] == RGBA(255, 0, 0))
    #expect(sheet.frame(2).bitmap == Bitmap(width: 2, height: 2))
    #expect(sheet.frame(3).bitmap == sheet.frame(0).bitmap)
  }

  @Test func `The transparent colour is one of the background's`() throws {
    let palette = AsepriteBytes.palette([[1, 2, 3, 255], [4, 5, 6, 255]])
    func shown(_ flags: Int) throws -> [RGBA] {
      let file = AsepriteBytes(
        depth: 8, width: 3, height: 1,
        frames: [
          [
            palette, AsepriteBytes.layer(flags: flags), AsepriteBytes.cel(0, width: 2, [1, 0]),
          ]
        ])
      return try sheet(file).frame(0).bitmap.pixels
    }
    #expect(try shown(9) == [RGBA(4, 5, 6), RGBA(1, 2, 3), RGBA(1, 2, 3)])
    #expect(try shown(1) == [RGBA(4, 5, 6), .transparent, .transparent])
  }

  @Test func `Palettes of all kinds change between frames`() throws {
    let old = AsepriteBytes.chunk(0x0004, [1, 0, 1, 1, 9, 8, 7])
    let older = AsepriteBytes.chunk(0x0011, [2, 0, 1, 1, 63, 32, 0, 0, 1, 1, 2, 3])
    let ignored = AsepriteBytes.chunk(0x0004, [1, 0, 1, 1, 0, 0, 0])
    let cel = AsepriteBytes.cel(0, [1])
    let file = AsepriteBytes(
      depth: 8, width: 1, height: 1,
      frames: [
        [old, AsepriteBytes.layer(), cel], [older, cel], [cel],
        [AsepriteBytes.palette([[0, 0, 0, 255], [1, 1, 1, 128]]), ignored, cel],
        [AsepriteBytes.palette([[0, 0, 0, 255]]), cel],
      ])
    let sheet = try sheet(file)
    #expect(
      (0..<5).map { sheet.frame($0).bitmap[0, 0] } == [
        RGBA(9, 8, 7), RGBA(255, 130, 0), RGBA(255, 130, 0), RGBA(1, 1, 1, 128), .transparent,
      ])
  }

  @Test func `Grey pixels are grey`() throws {
    let chunks = [AsepriteBytes.layer(mode: 12), AsepriteBytes.cel(0, [7, 200])]
    #expect(try onePixel(depth: 16, chunks) == RGBA(7, 7, 7, 200))
  }

  /// The pixels of a tile of 2x2, numbered from 1, as each mirroring shows them.
  private static let mirrored: [(UInt32, [UInt8])] = [
    (0, [1, 2, 3, 4]), (0x8000_0000, [2, 1, 4, 3]), (0x4000_0000, [3, 4, 1, 2]),
    (0x2000_0000, [1, 3, 2, 4]), (0xC000_0000, [4, 3, 2, 1]), (0xA000_0000, [3, 1, 4, 2]),
    (0x6000_0000, [2, 4, 1, 3]),
  ]

  @Test(arguments: mirrored) func `Tiles are mirrored`(_ marks: UInt32, _ expected: [UInt8]) throws
  {
    let pixels: [UInt8] = (0...4).flatMap { [$0, $0, $0, $0 == 0 ? 0 : 255] }
    let file = AsepriteBytes(
      width: 4,
      frames: [
        [
          AsepriteBytes.tileset(
            5, width: 2, height: 2, count: 2, Array(repeating: 0, count: 16) + pixels.dropFirst(4)),
          AsepriteBytes.layer(kind: 2, tileset: 5),
          AsepriteBytes.tiles(0, columns: 2, rows: 1, [0, 1 | marks]),
        ]
      ])
    let bitmap = try sheet(file).frame(0).bitmap
    let tile = bitmap.cropped(to: PixelRect(x: 2, y: 0, width: 2, height: 2))
    #expect(tile.pixels.map(\.red) == expected)
    #expect(bitmap[0, 0] == .transparent)
  }

  @Test(arguments: [
    // Blend modes and numbers of layers, and whether two frames of 8x8 pixels can be drawn at a cost of 800.
    (0, 5, true), (0, 6, false), (1, 1, true), (1, 2, false), (12, 1, false),
  ])
  func `A file that takes too long to draw is refused`(mode: Int, layers: Int, isDrawn: Bool) throws
  {
    let cels = (0..<layers).map {
      AsepriteBytes.cel($0, width: 8, height: 8, Array(repeating: 128, count: 256))
    }
    let first = Array(repeating: AsepriteBytes.layer(mode: mode), count: layers) + cels
    let links = (0..<layers).map { AsepriteBytes.link($0, to: 0) }
    let file = AsepriteBytes(width: 8, height: 8, frames: [first, links])
    let drawn = Result { () throws(SheetFileError) in
      try SheetFile.read(file.bytes, at: "a.aseprite", with: DiskAccess(pixelLimit: 100))
    }
    switch drawn {
    case .success: #expect(isDrawn)
    case .failure(let failure):
      #expect(!isDrawn && failure.isPixelLimit)
    }
  }

  @Test func `Of several palettes in one frame, the last one counts`() throws {
    let palettes = (1...3).map { AsepriteBytes.palette([[0, 0, 0, 255], [$0, $0, $0, 255]]) }
    let cel = AsepriteBytes.cel(0, [1])
    let file = AsepriteBytes(
      depth: 8, width: 1, height: 1,
      frames: [
        [palettes[0], AsepriteBytes.layer(), cel, palettes[1]], [cel],
        [palettes[2], palettes[0], cel],
      ])
    let sheet = try sheet(file)
    #expect((0..<3).map { sheet.frame($0).bitmap[0, 0].red } == [2, 2, 1])
  }
}
