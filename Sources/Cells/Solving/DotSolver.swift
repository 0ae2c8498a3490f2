import Pixels

/// Finds, for cells of braille, the dots and their colour with the least error on the terminal's
/// background.
///
/// Where there is no dot, the background shows. If it is unknown, it is assumed to be dark with a high
/// probability: so a dark part of a picture gives way to a bright one in the same cell, but is drawn
/// where it is alone.
struct DotSolver: Sendable {
  /// The probability that an unknown background is white rather than black: few users have a light
  /// terminal.
  private static let lightProbability: Float = 0.1

  let glyphs: GlyphTable
  private let background: SIMD4<Float>?
  private let oneColor = OneColorSplit()

  init(_ glyphs: GlyphTable, background: CellBackground) {
    self.glyphs = glyphs
    self.background =
      if case .terminalKnown(let rgb) = background { RGBA(rgb: rgb).linear } else { nil }
  }

  /// The best cell for pixels of which at least one is shown.
  func cell(_ subcells: borrowing Subcells) -> Cell {
    var (points, count) = subcells.shownPoints()
    for index in 0..<count {
      points[index].w = errorOfLeaving(points[index]) - points[index].squaredLength
    }
    let mask = subcells.mask(ofShown: oneColor.split(points, count: count).mask)
    return mask == 0
      ? .blank : Cell(glyphs.glyphs[mask], foreground: subcells.colors(parting: mask).first)
  }

  /// The squared error of showing the background in place of a point.
  private func errorOfLeaving(_ point: SIMD4<Float>) -> Float {
    if let background { return (point - background).squaredLength }
    let white = SIMD4<Float>(1, 1, 1, 0)
    return (1 - Self.lightProbability) * point.squaredLength
      + Self.lightProbability * (white - point).squaredLength
  }
}
