import Cells

/// A private character for each different cell ever met.
///
/// Curses takes them for glyphs without colour, so it need not know of colours, on which it spends
/// most of a refresh otherwise; `CellTranslation` makes of each what it stands for. They are those of
/// the two planes of Unicode that are for private use.
struct CellCodes {
  /// The cells as they are to be shown, by their numbers.
  private(set) var cells: [Cell] = []

  private let depth: ColorDepth
  private var table = CellTable()
  private var last = (cell: Cell.blank, code: UInt32(0x20))

  private static let planes: [UInt32] = [0xF_0000, 0x10_0000]
  private static let planeSize = 0xFFFE
  /// How many different cells there may be.
  static let limit = planes.count * planeSize

  init(depth: ColorDepth) { self.depth = depth }

  /// The character of a cell, which is a space if it is blank; nil if there are too many.
  mutating func code(of cell: Cell) -> UInt32? {
    if cell == last.cell { return last.code }
    var seen = cell
    if cell.glyph == " " { seen.foreground = .terminal }
    guard let code = seen == .blank ? 0x20 : number(of: seen).map(Self.code) else { return nil }
    last = (cell, code)
    return code
  }

  /// Writes the characters of cells, for cells that have none a space.
  ///
  /// - Parameters:
  ///   - cells: One after the other.
  ///   - characters: Where to; as many as there are cells.
  /// - Returns: Whether all cells have one.
  mutating func write(
    _ cells: Slice<UnsafeBufferPointer<Cell>>, to characters: UnsafeMutableBufferPointer<UInt32>
  ) -> Bool {
    var isComplete = true
    for (place, cell) in cells.enumerated() {
      let code = code(of: cell)
      isComplete = isComplete && code != nil
      characters.initializeElement(at: place, to: code ?? 0x20)
    }
    return isComplete
  }

  private mutating func number(of cell: Cell) -> Int? {
    if let number = table.number(of: cell) { return number }
    guard cells.count < Self.limit else { return nil }
    let number = cells.count
    cells.append(
      Cell(
        Self.shown(cell.glyph),
        foreground: cell.foreground.shown(in: depth), background: cell.background.shown(in: depth)))
    table.insert(number, for: cell)
    return number
  }

  /// A glyph that the terminal surely shows in as many columns.
  private static func shown(_ glyph: Unicode.Scalar) -> Unicode.Scalar {
    if glyph == ClusterGlyph.rest { return glyph }
    guard let cluster = ClusterGlyph.cluster(of: glyph) else {
      return CharacterSet.isOneColumn(glyph) ? glyph : "?"
    }
    return ClusterGlyph.glyph(of: .init(text: ShownCluster.text(of: cluster), width: cluster.width))
  }

  /// Forgets all cells; everything must be drawn anew.
  mutating func removeAll() {
    cells = []
    table.removeAll()
    last = (.blank, 0x20)
  }

  private static func code(of number: Int) -> UInt32 {
    planes[number / planeSize] + UInt32(number % planeSize)
  }

  /// The number of a character's cell; nil for others.
  static func number(of code: UInt32) -> Int? {
    guard code >= planes[0] else { return nil }
    return code < planes[1]
      ? Int(code - planes[0]) : planeSize + Int(code - planes[1])
  }

  /// Whether curses would show the characters in this locale, each in one column.
  static var areUsable: Bool {
    planes.allSatisfy { plane in
      [plane, plane + UInt32(planeSize) - 1].allSatisfy { code in
        Unicode.Scalar(code).map(CharacterSet.isOneColumn) ?? false
      }
    }
  }
}
