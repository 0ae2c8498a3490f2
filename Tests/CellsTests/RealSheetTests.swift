import Foundation
import Pixels
import Support
import Testing

@testable import Cells

struct RealSheetTests {
  /// The project's own sheet, and all PNG files among the shared ones.
  private static func sheets() throws -> [Bitmap] {
    let own = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "sheets/brian.png")
    var sheets = [try Bitmap(png: [UInt8](Data(contentsOf: own)))]
    for folder in try SharedFiles.areUsable ? SharedFiles.names(in: "real") : [] {
      guard let names = try? SharedFiles.names(in: "real/\(folder)") else { continue }
      for name in names where name.hasSuffix(".png") {
        sheets.append(try Bitmap(png: SharedFiles.bytes("real/\(folder)/\(name)")))
      }
    }
    return sheets
  }

  /// Whether each cell that can be exact is; a cell can if it has no more than two colours.
  private func expectExact(_ glyphs: GlyphSet, _ sheet: Bitmap) {
    var encoder = CellEncoder(glyphs: glyphs, depth: .trueColor)
    let grid = encoder.encode(sheet)
    var wrong = 0
    for row in 0..<grid.rows {
      for column in 0..<grid.columns {
        let wanted = sheet.pixels(glyphs, column: column, row: row).map {
          $0.alpha >= 128 ? $0.rgb : nil
        }
        guard Set(wanted).count <= 2 else { continue }
        if grid.shown(glyphs, column: column, row: row) != wanted { wrong += 1 }
      }
    }
    #expect(wrong == 0)
  }

  @Test(arguments: [GlyphSet.half, .quadrant, .sextant, .octant])
  func `Cells of at most two colours are exact`(glyphs: GlyphSet) throws {
    for sheet in try Self.sheets() { expectExact(glyphs, sheet) }
  }
}
