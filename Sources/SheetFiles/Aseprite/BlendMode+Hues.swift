import Pixels

extension BlendMode {
  /// Two opaque colours mixed, for the modes that take hue, saturation or lightness from one of them.
  func hueMixture(_ source: RGBA, _ backdrop: RGBA) -> RGBA {
    let (top, bottom) = (HueColor(source), HueColor(backdrop))
    return switch self {
    case .hue: top.saturated(like: bottom).lit(like: bottom).pixel
    case .saturation: bottom.saturated(like: top).lit(like: bottom).pixel
    case .color: top.lit(like: bottom).pixel
    default: bottom.lit(like: top).pixel
    }
  }
}

/// A colour whose saturation and lightness can be changed.
private struct HueColor {
  /// Red, green and blue, from 0 to 1.
  private var channels: SIMD3<Double>

  init(_ pixel: RGBA) {
    channels = SIMD3(Double(pixel.red), Double(pixel.green), Double(pixel.blue)) / 255
  }

  /// The colour in whole numbers, cut off as Aseprite does.
  var pixel: RGBA {
    func channel(_ value: Double) -> UInt8 { UInt8(min(max(255 * value, 0), 255)) }
    return RGBA(channel(channels.x), channel(channels.y), channel(channels.z))
  }

  private var lightness: Double { 0.3 * channels.x + 0.59 * channels.y + 0.11 * channels.z }

  private var saturation: Double { channels.max() - channels.min() }

  func lit(like other: HueColor) -> HueColor {
    var result = self
    result.channels += other.lightness - lightness
    result.clip()
    return result
  }

  /// Moves channels below 0 or above 1 towards the lightness, which stays.
  private mutating func clip() {
    let light = lightness
    let (least, most) = (channels.min(), channels.max())
    if least < 0 { channels = light + (channels - light) * light / (light - least) }
    if most > 1 { channels = light + (channels - light) * (1 - light) / (most - light) }
  }

  /// The colour with another one's saturation.
  ///
  /// Where two channels are equal, Aseprite takes one of them twice and leaves the other as it is; so
  /// does this, as pictures should come out as they look there.
  func saturated(like other: HueColor) -> HueColor {
    var result = self
    let places = ranking
    let (least, most) = (channels[places.least], channels[places.most])
    if most > least {
      result.channels[places.middle] =
        (channels[places.middle] - least) * other.saturation / (most - least)
      result.channels[places.most] = other.saturation
    } else {
      result.channels[places.middle] = 0
      result.channels[places.most] = 0
    }
    result.channels[places.least] = 0
    return result
  }

  /// Which channels are the least, the middle and the greatest one, as Aseprite compares them.
  private var ranking: (least: Int, middle: Int, most: Int) {
    let (r, g, b) = (channels.x, channels.y, channels.z)
    func lesser(_ i: Int, _ j: Int) -> Int { channels[i] < channels[j] ? i : j }
    func greater(_ i: Int, _ j: Int) -> Int { channels[i] > channels[j] ? i : j }
    let middle =
      if r > g {
        g > b ? 1 : (r > b ? 2 : 0)
      } else {
        g > b ? (b > r ? 2 : 0) : 1
      }
    return (lesser(0, lesser(1, 2)), middle, greater(0, greater(1, 2)))
  }
}
