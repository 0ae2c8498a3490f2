import Cells

/// Draws cells anywhere on the terminal; keeps track of its cursor and colours.
///
/// A cell that needs other colours than the last one (a blank needs only a background) costs one
/// sequence, such as `ESC [ 38;2;r;g;b;48;2;r;g;b m`. The cursor is moved by the shortest sequence.
struct CellPen {
  /// The most bytes that a cell may take, including its movement and its colours.
  static let mostBytes = 128
  /// The most bytes that a cluster may take by itself; the longest emoji has 35.
  private static let mostOfCluster = 60
  private static let firstCluster: UInt32 = 0xF_0000

  /// The colours that the terminal draws in; nil if not known.
  private var foreground: CellColor? = .terminal
  private var background: CellColor? = .terminal
  /// Where the cursor is, from zero; nil if not known.
  private var cursor: (row: Int, column: Int)?
  private var columns: Int

  /// Makes a pen for a terminal of the given width.
  init(columns: Int) { self.columns = columns }

  /// Notes that the terminal draws in its own colours, and its cursor may be anywhere.
  mutating func wasReset() {
    (foreground, background) = (.terminal, .terminal)
    cursor = nil
  }

  /// Notes that the terminal has another width, and its cursor may be anywhere.
  mutating func resize(toColumns columns: Int) {
    self.columns = columns
    cursor = nil
  }

  /// Notes that the cursor may be anywhere.
  mutating func wasMoved() { cursor = nil }

  /// Notes that the terminal may draw in any colours.
  mutating func wasColored() { (foreground, background) = (nil, nil) }

  /// Draws a cell.
  @inline(__always)
  mutating func draw(_ cell: Cell, row: Int, column: Int, _ pen: inout BytePen) {
    if cell.glyph.value >= Self.firstCluster {
      return drawCluster(cell, row: row, column: column, &pen)
    }
    move(toRow: row, column: column, &pen)
    setColors(of: cell, &pen)
    pen.append(cell.glyph)
    // After the last column terminals differ in where the cursor is.
    if column + 1 < columns { cursor?.column = column + 1 } else { cursor = nil }
  }

  /// Draws a wide character or one of several scalars, which also fills the cells that it covers.
  ///
  /// Terminals differ in how wide a cluster is, so the cursor is moved before the next cell.
  private mutating func drawCluster(
    _ cell: Cell, row: Int, column: Int, _ pen: inout BytePen
  ) {
    guard let cluster = ClusterGlyph.cluster(of: cell.glyph) else { return }
    move(toRow: row, column: column, &pen)
    setColors(of: cell, &pen)
    for byte in cluster.text.utf8.prefix(Self.mostOfCluster) { pen.append(byte) }
    cursor = nil
  }

  /// Blanks a row from a column on, by `EL`.
  mutating func clearToEnd(row: Int, column: Int, _ pen: inout BytePen) {
    move(toRow: row, column: column, &pen)
    setColors(of: .blank, &pen)
    Self.begin(&pen)
    pen.append(UInt8(ascii: "K"))
  }

  /// Blanks the screen.
  mutating func clear(_ pen: inout BytePen) {
    setColors(of: .blank, &pen)
    for byte in "\u{1B}[H\u{1B}[2J".utf8 { pen.append(byte) }
    cursor = (0, 0)
  }

  // MARK: Movements

  @inline(__always)
  private mutating func move(toRow row: Int, column: Int, _ pen: inout BytePen) {
    if let cursor, cursor.row == row, cursor.column == column { return }
    sendMovement(toRow: row, column: column, &pen)
  }

  private mutating func sendMovement(toRow row: Int, column: Int, _ pen: inout BytePen) {
    if let cursor, cursor.row == row, cursor.column < column {
      Self.begin(&pen)
      if column - cursor.column > 1 { pen.append(digitsOf: column - cursor.column) }
      pen.append(UInt8(ascii: "C"))
    } else if let cursor, cursor.row + 1 == row, column == 0 {
      pen.append(0x0D)
      pen.append(0x0A)
    } else {
      Self.begin(&pen)
      pen.append(digitsOf: row + 1)
      pen.append(UInt8(ascii: ";"))
      pen.append(digitsOf: column + 1)
      pen.append(UInt8(ascii: "H"))
    }
    cursor = (row, column)
  }

  private static func begin(_ pen: inout BytePen) {
    pen.append(0x1B)
    pen.append(UInt8(ascii: "["))
  }

  // MARK: Colours

  /// Sets the colours that a cell needs.
  @inline(__always)
  private mutating func setColors(of cell: Cell, _ pen: inout BytePen) {
    let newForeground = cell.glyph != " " && foreground != cell.foreground
    let newBackground = background != cell.background
    guard newForeground || newBackground else { return }
    Self.begin(&pen)
    if cell.background.isTerminal && (cell.glyph == " " || cell.foreground.isTerminal) {
      (foreground, background) = (.terminal, .terminal)
      return pen.append(UInt8(ascii: "m"))
    }
    if newForeground {
      SGR.append(cell.foreground, base: 30, to: &pen)
      foreground = cell.foreground
    }
    if newForeground && newBackground { pen.append(UInt8(ascii: ";")) }
    if newBackground {
      SGR.append(cell.background, base: 40, to: &pen)
      background = cell.background
    }
    pen.append(UInt8(ascii: "m"))
  }
}
