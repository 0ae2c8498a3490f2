extension BlendMode {
  /// One channel of two opaque colours mixed, for the modes that mix each channel by itself.
  ///
  /// - Parameters:
  ///   - top: Of the layer, 0 to 255.
  ///   - bottom: Of what is behind it, 0 to 255.
  /// - Returns: The mixture, 0 to 255.
  func channelMixture(_ top: Int, _ bottom: Int) -> Int {
    switch self {
    case .multiply: product(bottom, top)
    case .screen: Self.screen(top, bottom)
    // Hard light with the two exchanged.
    case .overlay: Self.hardLight(bottom, top)
    case .darken: min(bottom, top)
    case .lighten: max(bottom, top)
    case .colorDodge: Self.quotient(bottom, 255 - top)
    case .colorBurn: 255 - Self.quotient(255 - bottom, top)
    case .hardLight: Self.hardLight(top, bottom)
    case .softLight: Self.softLight(top, bottom)
    case .difference: abs(bottom - top)
    case .exclusion: bottom + top - 2 * product(bottom, top)
    case .addition: min(bottom + top, 255)
    case .subtract: max(bottom - top, 0)
    case .divide: Self.quotient(bottom, top)
    case .normal, .hue, .saturation, .color, .luminosity: top
    }
  }

  private static func screen(_ top: Int, _ bottom: Int) -> Int {
    bottom + top - product(bottom, top)
  }

  private static func hardLight(_ top: Int, _ bottom: Int) -> Int {
    top < 128 ? product(bottom, top * 2) : screen(top * 2 - 255, bottom)
  }

  /// A quotient of 255ths, rounded and at most 255; of nothing it is nothing.
  private static func quotient(_ dividend: Int, _ divisor: Int) -> Int {
    if dividend == 0 { return 0 }
    return dividend >= divisor ? 255 : (dividend * 255 + divisor / 2) / divisor
  }

  private static func softLight(_ top: Int, _ bottom: Int) -> Int {
    let (s, b) = (Double(top) / 255, Double(bottom) / 255)
    if s <= 0.5 { return Int((b - (1 - 2 * s) * b * (1 - b)) * 255 + 0.5) }
    let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
    return Int((b + (2 * s - 1) * (d - b)) * 255 + 0.5)
  }
}
