import Cells

/// Lays rows of text and the like over the picture of a stage, and knows what that changes.
struct Canvas {
  /// Cells in front of the picture, or below it.
  struct Overlay {
    let grid: CellGrid
    /// Where its upper left cell stands, from zero at that of the picture.
    let column: Int
    let row: Int
  }

  /// Where something lay in front at last.
  private var covered = Damage()

  /// A picture with overlays.
  ///
  /// - Parameters:
  ///   - overlays: The last one in front.
  ///   - grid: The picture.
  ///   - damage: What changed in it since the last call.
  ///   - rows: Of the whole; those below the picture are blank.
  /// - Returns: The whole, and what changed in it since the last call.
  mutating func lay(
    _ overlays: [Overlay], over grid: CellGrid, damage: Damage, rows: Int
  ) -> (grid: CellGrid, damage: Damage) {
    var damage = damage
    damage.add(covered)
    covered.removeAll()
    guard !overlays.isEmpty || rows > grid.rows else { return (grid, damage) }
    var whole = grid
    if rows > grid.rows {
      whole = CellGrid(columns: grid.columns, rows: rows)
      whole.draw(grid, column: 0, row: 0)
    }
    for overlay in overlays {
      whole.draw(overlay.grid, column: overlay.column, row: overlay.row)
      let place = CellRect(
        column: overlay.column, row: overlay.row, columns: overlay.grid.columns,
        rows: overlay.grid.rows)
      if let inside = place.intersection(whole.bounds) { covered.add(inside) }
    }
    damage.add(covered)
    return (whole, damage)
  }
}
