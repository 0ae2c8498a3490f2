package import Cells

/// Lays rows of text and other layers over the picture of a stage, and tracks what changes.
package struct Canvas {
  /// Cells in front of the picture, beside it or below it.
  package struct Layer {
    let grid: CellGrid
    /// The position of its upper left cell, relative to that of the picture.
    let column: Int
    let row: Int

    package init(grid: CellGrid, column: Int, row: Int) {
      self.grid = grid
      self.column = column
      self.row = row
    }
  }

  /// Where layers covered the picture in the last call.
  private var covered = Damage()

  package init() {}

  /// A picture with layers over it.
  ///
  /// - Parameters:
  ///   - layers: The layers, from back to front.
  ///   - grid: The picture.
  ///   - damage: What changed in it since the last call.
  ///   - columns: Total width; cells beside the picture are blank.
  ///   - rows: Total height; cells below the picture are blank.
  /// - Returns: The composed grid, and what changed in it since the last call.
  package mutating func lay(
    _ layers: [Layer], over grid: CellGrid, damage: Damage, columns: Int, rows: Int
  ) -> (grid: CellGrid, damage: Damage) {
    var damage = damage
    damage.add(covered)
    covered.removeAll()
    guard !layers.isEmpty || rows > grid.rows || columns > grid.columns else {
      return (grid, damage)
    }
    var whole = grid
    if rows > grid.rows || columns > grid.columns {
      whole = CellGrid(columns: columns, rows: rows)
      whole.draw(grid, column: 0, row: 0)
    }
    for layer in layers {
      whole.draw(layer.grid, column: layer.column, row: layer.row)
      let place = CellRect(
        column: layer.column, row: layer.row, columns: layer.grid.columns,
        rows: layer.grid.rows)
      guard let inside = place.intersection(whole.bounds) else { continue }
      whole.mendClusters(in: inside)
      covered.add(inside)
    }
    damage.add(covered)
    return (whole, damage)
  }
}
