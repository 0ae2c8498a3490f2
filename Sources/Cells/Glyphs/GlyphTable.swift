/// The glyphs of one set, by the sub-cells that they fill.
///
/// Sub-cells are counted row by row from the upper left. A mask has a bit for each of them, the lowest
/// for the first one; it is set where the glyph has ink.
struct GlyphTable: Sendable {
  /// The most sub-cells that a cell may have; solvers try all ways to part them.
  static let mostSubcells = 8

  /// Columns of sub-cells in a cell.
  let width: Int
  /// Rows of sub-cells in a cell.
  let height: Int
  /// The glyph for each mask; the first is the space.
  let glyphs: [Unicode.Scalar]
  private let masks: [Unicode.Scalar: Int]

  /// The number of sub-cells in a cell.
  var count: Int { width * height }

  /// The mask of all sub-cells.
  var full: Int { glyphs.count - 1 }

  /// Makes a table.
  ///
  /// - Parameters:
  ///   - width: Columns of sub-cells.
  ///   - height: Rows of sub-cells; `width * height` is at most ``mostSubcells``.
  ///   - glyph: Returns the glyph of a mask. It is called for all masks in ascending order.
  init(width: Int, height: Int, glyph: (_ mask: Int) -> Unicode.Scalar) {
    precondition(width * height <= Self.mostSubcells, "a cell has at most eight sub-cells")
    self.width = width
    self.height = height
    glyphs = (0..<1 << (width * height)).map(glyph)
    masks = Dictionary(zip(glyphs, glyphs.indices)) { first, _ in first }
  }

  /// Makes a table of glyphs whose code points are in the order of their masks, with exceptions.
  ///
  /// - Parameters:
  ///   - width: Columns of sub-cells.
  ///   - height: Rows of sub-cells.
  ///   - codes: The code points, without those of the exceptions.
  ///   - older: The exceptions, which were in Unicode before: glyphs by their masks.
  init(
    width: Int, height: Int, listed codes: ClosedRange<UInt32>, older: [Int: Unicode.Scalar]
  ) {
    var listed = codes.lazy.compactMap(Unicode.Scalar.init).makeIterator()
    self.init(width: width, height: height) { mask in older[mask] ?? listed.next() ?? " " }
  }

  /// The sub-cells that a glyph fills; nil if the set does not have it.
  func mask(of glyph: Unicode.Scalar) -> Int? { masks[glyph] }
}
