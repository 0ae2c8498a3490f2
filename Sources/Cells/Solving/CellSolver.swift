import Pixels

/// Finds, for cells of one glyph set, the glyph and the two colours with the least error.
///
/// Errors are sums of squared distances in linear light.
struct CellSolver: Sendable {
  /// The error of painting a transparent pixel where the background is unknown: that of black on a
  /// background that is black (0) or white (3) with equal probability.
  static let paintingError: Float = 1.5
  /// For a cell that leaves a known background to the terminal, the maximum ratio of its error to that
  /// of a covering cell.
  static let mostErrorRatio: Float = 1.02
  /// How much larger than that its error may be if it looks no worse: in dark colours the eye sees
  /// smaller differences than squares in linear light suggest.
  static let tolerance: Float = 0.02

  let glyphs: GlyphTable
  /// The terminal's background, if its colour is known.
  let background: RGBA?

  private let twoColors = TwoColorSplit()
  private let oneColor = OneColorSplit()

  init(_ glyphs: GlyphTable, background: CellBackground) {
    self.glyphs = glyphs
    self.background = if case .terminalKnown(let rgb) = background { RGBA(rgb: rgb) } else { nil }
  }

  /// The best cell for pixels of which at least one is shown.
  ///
  /// - Parameters:
  ///   - subcells: The pixels.
  ///   - favored: The mask of a glyph that is kept if it is nearly as good as the best; 0 for none.
  /// - Returns: The cell, in 24 bits.
  @inline(__always)
  func cell(_ subcells: borrowing Subcells, favoring favored: Int = 0) -> Cell {
    if let exact = exactCell(subcells) { return exact }
    if subcells.shown == subcells.full {
      let split = twoColors.split(subcells.points, count: subcells.count, favoring: favored)
      return cell(subcells, parted: split.mask)
    }
    if let background { return cell(subcells, on: background) }
    return silhouette(subcells)
  }

  /// The cell that shows all pixels in their own colours; nil if there is none.
  @inline(__always)
  func exactCell(_ subcells: borrowing Subcells) -> Cell? {
    if subcells.rest == 0 { return glyphs.cell(.rgb(subcells.first), filling: subcells.shown) }
    guard !subcells.hasMore, subcells.shown == subcells.full else { return nil }
    return glyphs.cell(.rgb(subcells.second), filling: subcells.rest, and: .rgb(subcells.first))
  }

  /// A partly transparent cell, where the background is unknown.
  ///
  /// It loses either its inner edges or its outline: either all shown pixels get one colour, or the
  /// transparent ones are painted in the darker of two, as outlines and most terminals are dark.
  private func silhouette(_ subcells: borrowing Subcells) -> Cell {
    let (points, count) = subcells.shownPoints()
    let split = twoColors.split(points, count: count)
    if split.saved <= Self.paintingError * Float(subcells.count - count) {
      return glyphs.cell(subcells.color(), filling: subcells.shown)
    }
    return cell(subcells, parted: subcells.mask(ofShown: split.mask))
  }

  /// A partly transparent cell, where the background is known.
  private func cell(_ subcells: borrowing Subcells, on background: RGBA) -> Cell {
    let covered = subcells.filled(with: background)
    let covering = twoColors.split(covered.points, count: covered.count)
    let error = twoColors.errorOfOne(covered.points, count: covered.count) - covering.saved
    // With the background as the origin, the error of leaving a point to it is its squared length.
    let place = (covered.full & ~subcells.shown).trailingZeroBitCount
    var points = covered.points
    let origin = points[place]
    var leaving: Float = 0
    for place in 0..<covered.count {
      points[place] -= origin
      leaving += points[place].squaredLength
    }
    let painting = oneColor.split(points, count: covered.count)
    let excess = leaving - painting.saved - max(error, 0) * Self.mostErrorRatio
    if excess > Self.tolerance { return cell(covered, parted: covering.mask) }
    let color = subcells.colors(parting: painting.mask).first
    if excess > 0 {
      let difference = covered.difference(
        showing: (color, .rgb(background.rgb)), parting: painting.mask)
      let least = covered.difference(
        showing: covered.colors(parting: covering.mask), parting: covering.mask)
      if difference > least { return cell(covered, parted: covering.mask) }
    }
    return glyphs.cell(color, filling: painting.mask)
  }

  /// The cell that shows the pixels of a mask in their mean colour, the other shown pixels in theirs,
  /// and the transparent ones in the darker of both.
  private func cell(_ subcells: borrowing Subcells, parted mask: Int) -> Cell {
    let rest = subcells.shown & ~mask
    let (color, other) = subcells.colors(parting: mask)
    if color == other { return Cell(" ", background: color) }
    let isDarker = color.isDarker(than: other)
    return Cell(
      glyphs.glyphs[isDarker ? rest : mask], foreground: isDarker ? other : color,
      background: isDarker ? color : other)
  }
}
