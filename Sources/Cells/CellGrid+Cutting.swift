import Pixels

extension CellGrid {
  /// Cuts a picture into cells.
  ///
  /// - Parameters:
  ///   - bitmap: The picture. What a cell has beyond its right and lower edge is transparent.
  ///   - glyphs: Say how many pixels a cell has.
  ///   - cell: Makes a cell of its pixels, of which at least one is shown; `index` is the cell's in
  ///     the grid. Cells without such a pixel are blank.
  init(
    cutting bitmap: Bitmap, into glyphs: GlyphTable,
    cell: (_ subcells: borrowing Subcells, _ index: Int) -> Cell
  ) {
    let columns = (bitmap.width + glyphs.width - 1) / glyphs.width
    let rows = (bitmap.height + glyphs.height - 1) / glyphs.height
    var cells: [Cell] = []
    cells.reserveCapacity(columns * rows)
    var subcells = Subcells(count: glyphs.count)
    bitmap.pixels.withUnsafeBufferPointer { pixels in
      for row in 0..<rows {
        for column in 0..<columns {
          subcells.take(
            pixels, of: bitmap, glyphs, left: column * glyphs.width, top: row * glyphs.height)
          cells.append(subcells.shown == 0 ? .blank : cell(subcells, cells.count))
        }
      }
    }
    self.init(columns: columns, rows: rows, cells: cells)
  }

  /// Cuts a picture into cells that each show one pixel above another.
  ///
  /// - Parameters:
  ///   - bitmap: The picture. When its height is odd, the last lower pixels are transparent.
  ///   - cell: Makes a cell of its upper and lower pixel.
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

extension Subcells {
  /// Takes the pixels of the cell whose upper left one is at `left`, `top`.
  fileprivate mutating func take(
    _ pixels: UnsafeBufferPointer<RGBA>, of bitmap: Bitmap, _ glyphs: GlyphTable, left: Int,
    top: Int
  ) {
    clear()
    let width = min(glyphs.width, bitmap.width - left)
    let height = min(glyphs.height, bitmap.height - top)
    for y in 0..<height {
      let start = (top + y) * bitmap.width + left
      for x in 0..<width { fill(y * glyphs.width + x, with: pixels[start + x]) }
    }
  }
}
