import Pixels

/// How colours that a palette lacks are mixed of those that it has.
package enum Dithering: String, CaseIterable, Sendable {
  /// Not at all, as is best for pixel art: each pixel gets the nearest colour.
  case none
  /// By the pattern of an 8 by 8 Bayer matrix, which depends on the place alone: what stands still
  /// does not flicker.
  case ordered

  /// The picture with the colours of its pixels moved by the pattern.
  ///
  /// - Parameters:
  ///   - picture: The picture, which stays as it is without a palette.
  ///   - depth: Says how far apart the palette's colours are.
  /// - Returns: A picture of the same size.
  func applied(to picture: Bitmap, depth: ColorDepth) -> Bitmap {
    guard self == .ordered, let step = depth.paletteStep else { return picture }
    var dithered = picture
    for y in 0..<picture.height {
      for x in 0..<picture.width where picture[x, y].isShown {
        let pixel = picture[x, y]
        let shift = Self.bayer[y % 8 * 8 + x % 8] * step / 64
        func moved(_ code: UInt8) -> UInt8 { UInt8(min(max(Int(code) + shift, 0), 255)) }
        dithered[x, y] = RGBA(
          moved(pixel.red), moved(pixel.green), moved(pixel.blue), pixel.alpha)
      }
    }
    return dithered
  }

  /// Bayer's matrix row by row: each number from -32 to 31 once, near ones far apart.
  private static let bayer: [Int] = (0..<64).map { place in
    let x = place % 8
    let y = place / 8
    return (0..<3).reduce(-32) { sum, bit in
      let low = (x ^ y) >> bit & 1
      let high = y >> bit & 1
      return sum + (low << 1 | high) << (2 * (2 - bit))
    }
  }
}

extension ColorDepth {
  /// How far, in sRGB codes, neighbouring colours of the palette are apart; nil without a palette.
  fileprivate var paletteStep: Int? {
    switch self {
    case .none, .trueColor: nil
    case .ansi8: 128
    case .ansi16: 96
    case .indexed256: 40
    }
  }
}
