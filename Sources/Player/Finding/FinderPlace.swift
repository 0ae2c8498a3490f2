/// Where the parts of a finder stand on a screen.
struct FinderPlace: Hashable {
  /// Of the portrait alone; none where there is no room.
  let portraitRows: Int
  /// Where the portrait's panel begins.
  let column: Int
  let row: Int
  let fieldColumn: Int
  let fieldRow: Int
  let fieldColumns: Int

  /// Columns on each side of a portrait.
  static let margin = 1
  private static let gap = 1

  /// - Parameters:
  ///   - columns: Of the screen.
  ///   - rows: Of the screen.
  ///   - cellAspect: A cell's width over its height.
  ///   - isWanted: Whether there is to be a portrait, if there is room.
  init(columns: Int, rows: Int, cellAspect: Double, hasPortrait isWanted: Bool = true) {
    let portraitRows = isWanted ? Self.portraitRows(columns: columns, rows: rows) : 0
    let width = portraitRows > 0 ? Int((Double(portraitRows) / cellAspect).rounded()) : 0
    let room = columns - (width + 2 * Self.margin + Self.gap) - 2
    // Cells of an unusual shape may make it too wide.
    let hasPortrait = portraitRows > 0 && room >= 24
    let portrait = hasPortrait ? width + 2 * Self.margin + Self.gap : 0
    self.portraitRows = hasPortrait ? portraitRows : 0
    fieldColumns = min(hasPortrait ? room : columns, columns >= 120 ? 64 : 48)
    column = max(0, (columns - portrait - fieldColumns) / 2)
    row = rows >= 16 ? 1 : 0
    fieldColumn = column + portrait
    // The field with its list stands in the middle of the portrait's height.
    fieldRow = row + max(0, (self.portraitRows - 4) / 2)
  }

  private static func portraitRows(columns: Int, rows: Int) -> Int {
    switch (columns, rows) {
    case (120..., 40...): 14
    case (72..., 20...): 8
    case (50..., 12...): 6
    case (44..., 9...): 4
    default: 0
    }
  }
}
