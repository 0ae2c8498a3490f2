import Pixels

/// How colours that a palette lacks are mixed of those that it has.
package enum Dithering: String, CaseIterable, Sendable {
  /// Not at all, as is best for pixel art: each pixel gets the nearest colour.
  case none
  /// By the pattern of an 8 by 8 Bayer matrix, which depends on the place alone: what stands still
  /// does not flicker. Colours that the palette has stay plain.
  case ordered

  /// The picture with each of its colours mixed of two of a palette.
  ///
  /// - Parameters:
  ///   - picture: The picture.
  ///   - nearest: Gives the palette's colour that looks nearest to a colour; both are 0xRRGGBB.
  /// - Returns: A picture in the palette's colours, or the same one without dithering.
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

  /// Bayer's matrix row by row: each number from 0 to 63 once, near ones far apart.
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

/// Two colours of a palette between which a colour lies.
private struct Mixture {
  let first: RGBA
  let second: RGBA
  /// How much of the second makes the mixture nearest to the colour, in linear light.
  let share: Float

  /// Takes the nearest colour, and the first other one that is met beyond, on the line from that
  /// through the colour.
  init(of color: RGBA, _ nearest: (UInt32) -> UInt32) {
    first = RGBA(rgb: nearest(color.rgb))
    let step = color.linear - first.linear
    var beyond = first
    for distance: Float in [2, 4, 8, 16] where beyond == first {
      let point = (first.linear + step * distance).clamped(lowerBound: .zero, upperBound: .one)
      beyond = RGBA(rgb: nearest(RGBA(linear: point, opacity: 1).rgb))
    }
    second = beyond
    let line = second.linear - first.linear
    share = beyond == first ? 0 : (step * line).sum() / line.squaredLength
  }
}
