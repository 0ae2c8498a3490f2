/// The glyphs of one set: which of them shows which sub-cells of a cell.
///
/// Sub-cells are counted row by row from the upper left. A mask has a bit for each of them, that of
/// the first being the lowest; it is set where the glyph's ink is.
struct GlyphTable: Sendable {
  /// Sub-cells side by side in a cell.
  let width: Int
  /// Sub-cells one above the other.
  let height: Int
  /// A glyph for each mask: the space for none, then as many as there are ways to fill a cell.
  let glyphs: [Unicode.Scalar]
  private let masks: [Unicode.Scalar: Int]

  /// Sub-cells in a cell.
  var count: Int { width * height }

  /// The mask of a whole cell.
  var full: Int { glyphs.count - 1 }

  /// Makes a table.
  ///
  /// - Parameters:
  ///   - width: Sub-cells side by side.
  ///   - height: Sub-cells one above the other; eight in all at most.
  ///   - glyph: Gives the glyph of each mask. It is called for all masks in ascending order.
  init(width: Int, height: Int, glyph: (_ mask: Int) -> Unicode.Scalar) {
    precondition(width * height <= Subcells.most, "a cell has at most eight sub-cells")
    self.width = width
    self.height = height
    glyphs = (0..<1 << (width * height)).map(glyph)
    masks = Dictionary(zip(glyphs, glyphs.indices)) { first, _ in first }
  }

  /// Makes a table of glyphs that Unicode lists in the order of their masks, but for those that it
  /// had before.
  ///
  /// - Parameters:
  ///   - width: Sub-cells side by side.
  ///   - height: Sub-cells one above the other.
  ///   - codes: The code points of the list.
  ///   - older: The glyphs of masks that the list leaves out.
  init(
    width: Int, height: Int, listed codes: ClosedRange<UInt32>, older: [Int: Unicode.Scalar]
  ) {
    var listed = codes.lazy.compactMap(Unicode.Scalar.init).makeIterator()
    self.init(width: width, height: height) { mask in older[mask] ?? listed.next() ?? " " }
  }

  /// The sub-cells that a glyph of this set fills; nil for a glyph of another.
  func mask(of glyph: Unicode.Scalar) -> Int? { masks[glyph] }
}
