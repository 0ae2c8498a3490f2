import Foundation
import Pixels
import Support
import Testing

@testable import Cells

struct RealSheetTests {
  /// The project's own sheet, and all PNG files among the shared ones.
  private static func sheets() throws -> [Bitmap] {
    let own = URL(filePath: ProjectFiles.path("sheets/brian.png"))
    var sheets = [try Bitmap(png: [UInt8](Data(contentsOf: own)))]
    for folder in try SharedFiles.areUsable ? SharedFiles.names(in: "real") : [] {
      guard let names = try? SharedFiles.names(in: "real/\(folder)") else { continue }
      for name in names where name.hasSuffix(".png") {
        sheets.append(try Bitmap(png: SharedFiles.bytes("real/\(folder)/\(name)")))
      }
    }
    return sheets
  }

  /// The cells that can be exact, having no more than two colours, and are not.
  private func inexactCells(_ glyphs: GlyphSet, _ sheet: Bitmap) -> Int {
    var encoder = CellEncoder(glyphs: glyphs, depth: .trueColor)
    let grid = encoder.encode(sheet)
    let masks = Dictionary(uniqueKeysWithValues: zip(glyphs.table.glyphs, 0...))
    var wrong = 0
    for (index, cell) in grid.cells.enumerated() {
      let mask = masks[cell.glyph] ?? -1
      var colors: [CellColor] = []
      var isExact = true
      for place in 0..<glyphs.table.count {
        let x = index % grid.columns * glyphs.subcellWidth + place % glyphs.subcellWidth
        let y = index / grid.columns * glyphs.subcellHeight + place / glyphs.subcellWidth
        let pixel = x < sheet.width && y < sheet.height ? sheet[x, y] : .transparent
        let wanted = pixel.alpha >= 128 ? CellColor.rgb(pixel.rgb) : .terminal
        if !colors.contains(wanted) { colors.append(wanted) }
        if wanted != (mask >> place & 1 == 1 ? cell.foreground : cell.background) {
          isExact = false
        }
      }
      if colors.count <= 2 && !isExact { wrong += 1 }
    }
    return wrong
  }

  @Test func `Half blocks show every pixel of every sheet`() throws {
    for sheet in try Self.sheets() { #expect(inexactCells(.half, sheet) == 0) }
  }

  @Test(arguments: [GlyphSet.quadrant, .sextant, .octant])
  func `Cells of at most two colours are exact`(glyphs: GlyphSet) throws {
    for sheet in try Self.sheets() {
      let part = PixelRect(
        x: 0, y: 0, width: min(sheet.width, 400), height: min(sheet.height, 400))
      #expect(inexactCells(glyphs, sheet.cropped(to: part)) == 0)
    }
  }
}
