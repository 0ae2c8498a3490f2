import Pixels

/// Finds, for cells of braille, the dots and their colour that have the least error on the
/// terminal's ground.
///
/// A dot's place that stays empty shows the ground. Where that is unknown it is taken to be dark,
/// as most terminals are, but not for certain: so a dark part of a picture gives way to a bright
/// one in the same cell, but is drawn where it is alone.
struct DotSolver: Sendable {
  /// The probability that an unknown ground is white and not black.
  private static let lightGround: Float = 0.1

  let glyphs: GlyphTable
  private let ground: SIMD4<Float>?
  private let onGround = GroundSplit()

  init(_ glyphs: GlyphTable, ground: Ground) {
    self.glyphs = glyphs
    self.ground = if case .terminalKnown(let rgb) = ground { RGBA(rgb: rgb).linear } else { nil }
  }

  /// The best cell for pixels of which at least one is shown.
  func cell(_ subcells: borrowing Subcells) -> Cell {
    var (points, count) = subcells.shownPoints()
    for index in 0..<count {
      points[index].w = priceOfLeaving(points[index]) - points[index].squaredLength
    }
    let mask = subcells.mask(ofShown: onGround.split(points, count: count).mask)
    return mask == 0
      ? .blank : Cell(glyphs.glyphs[mask], foreground: subcells.colors(parting: mask).first)
  }

  /// The squared error of showing the ground in place of a point.
  private func priceOfLeaving(_ point: SIMD4<Float>) -> Float {
    if let ground { return (point - ground).squaredLength }
    let white = SIMD4<Float>(1, 1, 1, 0)
    return (1 - Self.lightGround) * point.squaredLength
      + Self.lightGround * (white - point).squaredLength
  }
}
