package import Cells

extension CellGrid {
  /// The glyphs of each row, without the spaces at its end.
  package var lines: [String] {
    (0..<rows).map { row in
      let text = cells[row * columns..<(row + 1) * columns].map(\.text).joined()
      return String(text.reversed().drop { $0 == " " }.reversed())
    }
  }
}
