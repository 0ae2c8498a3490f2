import Pixels

@testable import Cells

extension CellGrid {
  /// The colours that the sub-cells of a cell show, row by row; nil is the terminal's own background.
  func shown(_ glyphs: GlyphSet, column: Int, row: Int) -> [UInt32?] {
    let cell = self[column, row]
    let mask = glyphs.table.mask(of: cell.glyph) ?? 0
    return (0..<glyphs.table.count).map { place in
      let color = mask & 1 << place == 0 ? cell.background : cell.foreground
      return color.rgb ?? color.paletteIndex.map { Palette.colors[Int($0)] }
    }
  }
}

extension Bitmap {
  /// The pixels of a cell, row by row, transparent outside.
  func pixels(_ glyphs: GlyphSet, column: Int, row: Int) -> [RGBA] {
    (0..<glyphs.table.count).map { place in
      let x = column * glyphs.subcellWidth + place % glyphs.subcellWidth
      let y = row * glyphs.subcellHeight + place / glyphs.subcellWidth
      return x < width && y < height ? self[x, y] : .transparent
    }
  }
}

extension CellEncoder {
  /// One cell.
  static func cell(
    _ glyphs: GlyphSet, _ pixels: [RGBA], depth: ColorDepth = .trueColor,
    background: CellBackground = .terminal
  ) -> Cell {
    var encoder = CellEncoder(glyphs: glyphs, depth: depth, background: background)
    let bitmap = Bitmap(
      width: glyphs.subcellWidth, height: glyphs.subcellHeight, pixels: pixels)
    return encoder.encode(bitmap)[0, 0]
  }
}
