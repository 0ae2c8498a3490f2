import Pixels

extension CellGrid {
  /// Cuts a picture into cells.
  ///
  /// - Parameters:
  ///   - bitmap: The picture. Pixels beyond its right and lower edge are transparent.
  ///   - glyphs: Determine how many pixels a cell has.
  ///   - cell: Makes a cell from its pixels, of which at least one is shown; `index` is that of the
  ///     cell in the grid. Cells without such a pixel are blank.
  init(
    cutting bitmap: Bitmap, into glyphs: GlyphTable,
    cell: (_ subcells: borrowing Subcells, _ index: Int) -> Cell
  ) {
    let columns = (bitmap.width + glyphs.width - 1) / glyphs.width
    let rows = (bitmap.height + glyphs.height - 1) / glyphs.height
    var cells: [Cell] = []
    cells.reserveCapacity(columns * rows)
    var subcells = Subcells(count: glyphs.count)
    let cutter = Cutter(bitmap, glyphs)
    bitmap.pixels.withUnsafeBufferPointer { pixels in
      for row in 0..<rows {
        for column in 0..<columns {
          cutter.cut(column, row, of: pixels, into: &subcells)
          cells.append(subcells.shown == 0 ? .blank : cell(subcells, cells.count))
        }
      }
    }
    self.init(columns: columns, rows: rows, cells: cells)
  }

  /// Cuts a picture into cells that each show one pixel above another.
  ///
  /// - Parameters:
  ///   - bitmap: The picture. If its height is odd, the last lower pixels are transparent.
  ///   - cell: Makes a cell from its upper and lower pixel.
  init(pairing bitmap: Bitmap, cell: (_ upper: RGBA, _ lower: RGBA) -> Cell) {
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

/// Finds the pixels of each cell of a picture.
private struct Cutter {
  let width: Int
  let height: Int
  let glyphs: GlyphTable
  /// The distance of each of a cell's pixels from its first one, in the bitmap's pixels.
  let offsets: [Int]

  init(_ bitmap: Bitmap, _ glyphs: GlyphTable) {
    width = bitmap.width
    height = bitmap.height
    self.glyphs = glyphs
    offsets = (0..<glyphs.count).map { [width] place in
      place / glyphs.width * width + place % glyphs.width
    }
  }

  @inline(__always)
  func cut(
    _ column: Int, _ row: Int, of pixels: UnsafeBufferPointer<RGBA>, into subcells: inout Subcells
  ) {
    let left = column * glyphs.width
    let top = row * glyphs.height
    let start = top * width + left
    if left + glyphs.width <= width && top + glyphs.height <= height {
      subcells.take { pixels[start + offsets[$0]] }
    } else {
      subcells.take { place in
        left + place % glyphs.width < width && top + place / glyphs.width < height
          ? pixels[start + offsets[place]] : .transparent
      }
    }
  }
}
