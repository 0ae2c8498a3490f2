extension CellGrid {
  /// Writes a character of any width; spaces if it does not lie wholly within the grid.
  ///
  /// - Parameters:
  ///   - text: One grapheme, without control characters.
  ///   - width: Its columns, at least one.
  ///   - cell: Its colours.
  ///   - column: Where it begins, from zero; may lie outside.
  ///   - row: From zero; may lie outside.
  package mutating func put(_ text: String, width: Int, like cell: Cell, column: Int, row: Int) {
    guard (0..<rows).contains(row) else { return }
    var cell = cell
    let isInside = column >= 0 && column + width <= columns
    let scalars = text.unicodeScalars
    if !isInside {
      cell.glyph = " "
    } else if width == 1, scalars.count == 1, let only = scalars.first, only.value < 0xF_0000 {
      cell.glyph = only
    } else {
      cell.glyph = ClusterGlyph.glyph(of: .init(text: text, width: width))
    }
    let start = max(0, column)
    for place in start..<max(start, min(columns, column + width)) {
      self[place, row] = cell
      if isInside { cell.glyph = ClusterGlyph.rest }
    }
  }

  /// Blanks the rest of wide characters that were partly drawn over.
  ///
  /// - Parameter area: Where to look, and one column more on each side.
  package mutating func mendClusters(in area: CellRect) {
    guard let area = area.intersection(bounds) else { return }
    for row in area.down {
      var column = max(0, area.column - 1)
      while column > 0, self[column, row].glyph == ClusterGlyph.rest { column -= 1 }
      let end = min(columns, area.column + area.columns + 1)
      while column < end { column = mendCluster(column: column, row: row) }
    }
  }

  /// Blanks a cluster if it is broken; returns the column after it.
  private mutating func mendCluster(column: Int, row: Int) -> Int {
    let glyph = self[column, row].glyph
    guard glyph.value >= 0xF_0000 else { return column + 1 }
    let width = ClusterGlyph.cluster(of: glyph)?.width ?? 1
    let covered = (column + 1..<column + width).prefix { column in
      column < columns && self[column, row].glyph == ClusterGlyph.rest
    }
    if covered.count < width - 1 || glyph == ClusterGlyph.rest {
      for place in column...column + covered.count { self[place, row].glyph = " " }
    }
    return column + 1 + covered.count
  }
}
