package import Cells

extension CellGrid {
  /// The colour that shows in a sub-cell of half blocks, as 0xRRGGBB; nil is the terminal's own.
  package func color(_ x: Int, _ y: Int) -> UInt32? {
    let cell = self[x, y / 2]
    let isUpper = y.isMultiple(of: 2)
    return switch cell.glyph {
    case "▀": (isUpper ? cell.foreground : cell.background).rgb
    case "▄": (isUpper ? cell.background : cell.foreground).rgb
    case "█": cell.foreground.rgb
    default: cell.background.rgb
    }
  }

  /// All sub-cells, row by row; a digit or letter stands for each colour, a point for the background.
  package func picture(_ colors: [UInt32: Character]) -> [String] {
    (0..<rows * 2).map { y in
      String((0..<columns).map { x in color(x, y).map { colors[$0] ?? "?" } ?? "." })
    }
  }
}
