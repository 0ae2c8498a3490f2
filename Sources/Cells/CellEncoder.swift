package import Pixels

/// Turns pictures into cells, for one glyph set, colour depth and ground.
///
/// A cell shows `glyphs.subcellWidth` by `glyphs.subcellHeight` pixels. Pixels beyond the right and
/// lower edge of the picture, where a cell is not filled, are transparent.
///
/// It remembers colours that it has reduced, so one encoder should serve all pictures of a kind.
package struct CellEncoder: Sendable {
  package let glyphs: GlyphSet
  package let depth: ColorDepth
  package let ground: Ground
  private var reduction: ColorReduction?

  package init(glyphs: GlyphSet, depth: ColorDepth, ground: Ground = .terminal) {
    self.glyphs = glyphs
    self.depth = depth
    self.ground = ground
    reduction = depth.paletteIndexes.map { ColorReduction(onto: $0) }
  }

  /// The cells of a picture whose pixels are those of the sub-cells.
  ///
  /// Pixels of at least half opacity are shown in their full colour, the others not at all, unless
  /// the ground is known.
  package mutating func encode(_ picture: Bitmap) -> CellGrid {
    let bitmap =
      switch ground {
      case .terminal: picture
      case .color(let rgb): picture.composited(over: RGBA(rgb: rgb))
      }
    switch (glyphs, depth) {
    case (.half, .none):
      return CellGrid(pairing: Halftone.lineArt(of: bitmap)) { upper, lower in
        HalfBlocks.cell(upperIsLit: upper.isShown, lowerIsLit: lower.isShown)
      }
    case (.half, .trueColor):
      return CellGrid(pairing: bitmap) { upper, lower in
        HalfBlocks.cell(upper: upper.cellColor, lower: lower.cellColor)
      }
    case (.half, _):
      return CellGrid(pairing: bitmap) { upper, lower in
        HalfBlocks.cell(upper: color(upper), lower: color(lower))
      }
    case (.ascii, .none):
      return CellGrid(pairing: bitmap, cell: ASCIIGlyphs.cell)
    case (.ascii, _):
      return CellGrid(pairing: bitmap) { upper, lower in
        ASCIIGlyphs.cell(upper, lower) { color($0) }
      }
    }
  }

  /// The colour that a pixel gets at this depth, the terminal's own when it is not shown.
  private mutating func color(_ pixel: RGBA) -> CellColor {
    pixel.isShown ? reduction?.color(pixel.rgb) ?? pixel.cellColor : .terminal
  }
}

extension RGBA {
  /// Whether the pixel is opaque enough to be shown where the ground is unknown.
  var isShown: Bool { alpha >= 128 }

  /// The pixel's colour in 24 bits, the terminal's own when it is not shown.
  fileprivate var cellColor: CellColor { isShown ? .rgb(rgb) : .terminal }
}

extension CellGrid {
  /// Makes a grid of cells that each show one pixel above another.
  ///
  /// - Parameters:
  ///   - bitmap: The picture. When its height is odd, the last lower pixels are transparent.
  ///   - cell: Makes a cell of its upper and lower pixel.
  fileprivate init(pairing bitmap: Bitmap, cell: (_ upper: RGBA, _ lower: RGBA) -> Cell) {
    let width = bitmap.width
    let count = bitmap.pixels.count
    var cells: [Cell] = []
    cells.reserveCapacity((count + width) / 2)
    bitmap.pixels.withUnsafeBufferPointer { pixels in
      for start in stride(from: 0, to: count, by: 2 * max(width, 1)) {
        let hasLower = start + width < count
        for upper in start..<start + width {
          cells.append(cell(pixels[upper], hasLower ? pixels[upper + width] : .transparent))
        }
      }
    }
    self.init(columns: width, rows: (bitmap.height + 1) / 2, cells: cells)
  }
}
