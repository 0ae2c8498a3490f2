@testable import Stage
import Cells
import Pixels
import StateGraph
import Testing

@testable import Player

@Suite struct PortraitFrameTests {
  private static let colors = PortraitFrame.Colors(
    background: RGBA(0, 0, 0), disc: RGBA(0, 0, 255), ring: RGBA(0, 255, 0))

  private static func frame(_ rows: Int, _ cell: CellShape = .halfBlocks) -> PortraitFrame {
    PortraitFrame(rows: rows, cell: cell, colors: colors)
  }

  @Test(arguments: [4, 6, 8, 14]) func `it is as wide as it is high, and the same on each side`(
    rows: Int
  ) {
    let frame = Self.frame(rows)
    #expect(frame.columns == 2 * rows)
    let bitmap = frame.bitmap(of: nil)
    #expect(bitmap.width == 2 * rows && bitmap.height == 2 * rows)
    #expect(bitmap == bitmap.flipped(horizontally: true, vertically: true))
    #expect(bitmap[0, 0] == Self.colors.background && bitmap[rows, rows] == Self.colors.disc)
  }

  @Test func `its edge is smooth`() {
    let bitmap = Self.frame(8).bitmap(of: nil)
    let shades = Set(bitmap.pixels.map(\.green))
    #expect(shades.count > 5)
  }

  @Test func `what lies in it is cut to the circle`() {
    let white = Bitmap(width: 40, height: 40, filling: RGBA(255, 255, 255))
    let bitmap = Self.frame(8).bitmap(of: white)
    #expect(bitmap[8, 8] == RGBA(255, 255, 255) && bitmap[0, 0] == Self.colors.background)
    #expect(bitmap[1, 1].red < 100)
  }

  @Test func `small pictures are enlarged by whole numbers, and none is too large`() {
    for side in [1, 3, 9, 200] {
      for (width, height) in [(side, side), (side, 3 * side), (5 * side, side)] {
        let picture = Bitmap(width: width, height: height, filling: RGBA(255, 0, 0))
        let bitmap = Self.frame(8).bitmap(of: picture)
        #expect(bitmap[8, 8].red > 200, "\(width)x\(height)")
        #expect(bitmap.width == 16)
      }
    }
  }

  @Test func `cells of other shapes`() {
    for glyphs in GlyphSet.allCases {
      let cell = Look(glyphs: glyphs, cellAspect: 0.6).cell
      let frame = Self.frame(6, cell)
      #expect(frame.columns == 10)
      #expect(frame.bitmap(of: frame.emblem).width == 10 * cell.across)
    }
  }
}
