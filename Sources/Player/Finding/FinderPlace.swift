/// The layout of a finder on a screen, in cells.
struct FinderPlace: Hashable {
  /// The height of the portrait alone; zero if it does not fit.
  let portraitRows: Int
  /// The left column of the portrait's panel.
  let column: Int
  let row: Int
  let fieldColumn: Int
  let fieldRow: Int
  let fieldColumns: Int

  /// Empty columns on each side of a portrait.
  static let margin = 1
  private static let gap = 1

  /// Lays out a finder.
  ///
  /// - Parameters:
  ///   - columns: The width of the screen.
  ///   - rows: The height of the screen.
  ///   - cellAspect: A cell's width over its height.
  ///   - isWanted: Whether to show a portrait if it fits.
  init(columns: Int, rows: Int, cellAspect: Double, hasPortrait isWanted: Bool = true) {
    let portraitRows = isWanted ? Self.portraitRows(columns: columns, rows: rows) : 0
    let width = portraitRows > 0 ? Int((Double(portraitRows) / cellAspect).rounded()) : 0
    let room = columns - (width + 2 * Self.margin + Self.gap) - 2
    // Cells of an unusual shape may make the portrait too wide.
    let hasPortrait = portraitRows > 0 && room >= 24
    let portrait = hasPortrait ? width + 2 * Self.margin + Self.gap : 0
    self.portraitRows = hasPortrait ? portraitRows : 0
    fieldColumns = min(hasPortrait ? room : columns, columns >= 120 ? 64 : 48)
    column = max(0, (columns - portrait - fieldColumns) / 2)
    row = rows >= 16 ? 1 : 0
    fieldColumn = column + portrait
    // The field with its list is centred on the portrait's height.
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
