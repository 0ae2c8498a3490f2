import Pixels

/// How colours that a palette lacks are mixed from those that it has.
package enum Dithering: String, CaseIterable, Sendable {
  /// Not at all, which is best for pixel art: each pixel gets the nearest colour.
  case none
  /// By an 8 by 8 Bayer matrix. The pattern depends only on the place, so what stands still does not
  /// flicker. Colours of the palette stay plain.
  case ordered

  /// The picture with each of its colours mixed from two of a palette.
  ///
  /// - Parameters:
  ///   - picture: The picture.
  ///   - nearest: Returns the palette's colour nearest to a colour; both are 0xRRGGBB.
  /// - Returns: A picture in the palette's colours; without dithering the picture itself.
  func applied(to picture: Bitmap, nearest: (UInt32) -> UInt32) -> Bitmap {
    guard self == .ordered else { return picture }
    var dithered = picture
    for y in 0..<picture.height {
      for x in 0..<picture.width where picture[x, y].isShown {
        let alpha = picture[x, y].alpha
        let mixture = Mixture(of: picture[x, y], nearest)
        let threshold = (Float(Self.bayer[y % 8 * 8 + x % 8]) + 0.5) / 64
        dithered[x, y] = mixture.share > threshold ? mixture.second : mixture.first
        dithered[x, y].alpha = alpha
      }
    }
    return dithered
  }

  /// Bayer's matrix row by row: each number from 0 to 63 once, with close numbers far apart.
  private static let bayer: [Int] = (0..<64).map { place in
    let x = place % 8
    let y = place / 8
    return (0..<3).reduce(0) { sum, bit in
      let low = (x ^ y) >> bit & 1
      let high = y >> bit & 1
      return sum + (low << 1 | high) << (2 * (2 - bit))
    }
  }
}

/// Two colours of a palette, and the share of the second that comes nearest to a given colour.
private struct Mixture {
  /// How far to extrapolate, in multiples of the distance from the nearest colour: far enough to leave
  /// the cell of any palette.
  private static let distances: [Float] = [2, 4, 8, 16]

  let first: RGBA
  let second: RGBA
  /// The share of the second colour, from 0 to 1, in linear light.
  let share: Float

  /// Takes the nearest colour, and the first other one found by extrapolating from that through the
  /// given colour.
  init(of color: RGBA, _ nearest: (UInt32) -> UInt32) {
    first = RGBA(rgb: nearest(color.rgb))
    let step = color.linear - first.linear
    var beyond = first
    for distance in Self.distances where beyond == first {
      let point = (first.linear + step * distance).clamped(lowerBound: .zero, upperBound: .one)
      beyond = RGBA(rgb: nearest(RGBA(linear: point, opacity: 1).rgb))
    }
    second = beyond
    let line = second.linear - first.linear
    share = beyond == first ? 0 : (step * line).sum() / line.squaredLength
  }
}
