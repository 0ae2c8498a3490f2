package import Pixels

extension CellGrid {
  /// The pixels that a grid of half blocks shows: as wide as the grid, and twice as tall.
  ///
  /// The terminal's own background and the colours of its palette are transparent.
  package var pixels: Bitmap {
    var bitmap = Bitmap(width: columns, height: rows * 2)
    for row in 0..<rows {
      for column in 0..<columns {
        let (upper, lower) = self[column, row].halves
        bitmap[column, row * 2] = upper.pixel
        bitmap[column, row * 2 + 1] = lower.pixel
      }
    }
    return bitmap
  }
}

extension Cell {
  /// The colours of the upper and the lower half.
  fileprivate var halves: (upper: CellColor, lower: CellColor) {
    switch glyph {
    case "▀": (foreground, background)
    case "▄": (background, foreground)
    case "█": (foreground, foreground)
    default: (background, background)
    }
  }
}

extension CellColor {
  fileprivate var pixel: RGBA {
    rgb.map {
      RGBA(UInt8($0 >> 16 & 0xFF), UInt8($0 >> 8 & 0xFF), UInt8($0 & 0xFF))
    } ?? .transparent
  }
}
