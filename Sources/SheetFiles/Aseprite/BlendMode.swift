import Pixels

/// How Aseprite mixes a layer with what is behind it, by the numbers in its files.
///
/// The formulas are those of the W3C's "Compositing and Blending Level 1", in whole numbers of 0 to
/// 255 that are rounded where Aseprite rounds them (src/doc/blend_funcs.cpp, as of version 1.3).
enum BlendMode: Int, CaseIterable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, hardLight
  case softLight, difference, exclusion, hue, saturation, color, luminosity
  case addition, subtract, divide

  /// The mode for grey pixels, to which those for hues do not apply.
  var ofGray: BlendMode {
    switch self {
    case .hue, .saturation, .color, .luminosity: .normal
    default: self
    }
  }

  /// A pixel laid over another one.
  ///
  /// Where either is partly transparent, the mode's colour gives way to that of normal blending.
  ///
  /// - Parameters:
  ///   - source: The layer's pixel.
  ///   - backdrop: The pixel behind it.
  ///   - opacity: Of the layer and its cel, from 0 to 255, by which that of the pixel is multiplied.
  /// - Returns: The visible pixel.
  func blend(_ source: RGBA, over backdrop: RGBA, opacity: Int) -> RGBA {
    if self == .normal || backdrop.alpha == 0 || source.alpha == 0 {
      return Self.normally(source, over: backdrop, opacity: opacity)
    }
    let mixture = RGBA(rgb: mixed(source, backdrop).rgb, alpha: source.alpha)
    let blended = Self.normally(mixture, over: backdrop, opacity: opacity)
    // Over an opaque pixel, the normal colour does not count.
    if backdrop.alpha == 255 { return blended }
    let normal = Self.normally(source, over: backdrop, opacity: opacity)
    let below = Int(backdrop.alpha)
    let halfway = Self.merged(normal, blended, by: below)
    let coverage = product(below, product(Int(source.alpha), opacity))
    return Self.merged(halfway, blended, by: coverage)
  }

  /// Porter and Duff's "over".
  private static func normally(_ source: RGBA, over backdrop: RGBA, opacity: Int) -> RGBA {
    if source.alpha == 0 { return backdrop }
    let alpha = product(Int(source.alpha), opacity)
    if backdrop.alpha == 0 { return RGBA(rgb: source.rgb, alpha: UInt8(alpha)) }
    if alpha == 255 { return source }
    let below = Int(backdrop.alpha)
    let sum = alpha + below - product(below, alpha)
    func channel(_ top: UInt8, _ bottom: UInt8) -> UInt8 {
      // Division by a constant takes a fraction of the time.
      if sum == 255 { return UInt8(Int(bottom) + (Int(top) - Int(bottom)) * alpha / 255) }
      return UInt8(Int(bottom) + (Int(top) - Int(bottom)) * alpha / sum)
    }
    return RGBA(
      channel(source.red, backdrop.red), channel(source.green, backdrop.green),
      channel(source.blue, backdrop.blue), UInt8(sum))
  }

  /// A step from one pixel towards another, in 255ths of the way.
  private static func merged(_ from: RGBA, _ to: RGBA, by part: Int) -> RGBA {
    func channel(_ from: UInt8, _ to: UInt8) -> UInt8 {
      UInt8(clamping: Int(from) + product(Int(to) - Int(from), part))
    }
    let alpha = channel(from.alpha, to.alpha)
    if alpha == 0 { return .transparent }
    if from.alpha == 0 { return RGBA(rgb: to.rgb, alpha: alpha) }
    if to.alpha == 0 { return RGBA(rgb: from.rgb, alpha: alpha) }
    return RGBA(
      channel(from.red, to.red), channel(from.green, to.green), channel(from.blue, to.blue), alpha)
  }

  /// The mode's own mixture of two opaque colours.
  private func mixed(_ source: RGBA, _ backdrop: RGBA) -> RGBA {
    switch self {
    case .hue, .saturation, .color, .luminosity: return hueMixture(source, backdrop)
    default:
      func channel(_ top: UInt8, _ bottom: UInt8) -> UInt8 {
        UInt8(channelMixture(Int(top), Int(bottom)))
      }
      return RGBA(
        channel(source.red, backdrop.red), channel(source.green, backdrop.green),
        channel(source.blue, backdrop.blue))
    }
  }
}

/// The product of two 255ths, rounded; either may be negative.
func product(_ a: Int, _ b: Int) -> Int {
  let sum = a * b + 128
  return ((sum >> 8) + sum) >> 8
}

extension RGBA {
  fileprivate init(rgb: UInt32, alpha: UInt8) {
    self.init(rgb: rgb)
    self.alpha = alpha
  }
}
