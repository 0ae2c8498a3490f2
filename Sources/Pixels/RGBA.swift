/// One pixel: 8-bit sRGB with straight (not premultiplied) alpha.
public struct RGBA: Hashable, Sendable {
  public var red: UInt8
  public var green: UInt8
  public var blue: UInt8
  /// Opacity, from 0 (transparent) to 255 (opaque).
  public var alpha: UInt8

  /// Makes a pixel, by default opaque.
  public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Makes an opaque pixel of a colour given as 0xRRGGBB; higher bits are ignored.
  public init(rgb: UInt32) {
    self.init(
      UInt8(truncatingIfNeeded: rgb >> 16), UInt8(truncatingIfNeeded: rgb >> 8),
      UInt8(truncatingIfNeeded: rgb))
  }

  /// The colour without its opacity, as 0xRRGGBB.
  public var rgb: UInt32 { UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }

  /// No opacity, and black, so that transparent pixels are equal.
  public static let transparent = RGBA(0, 0, 0, 0)
}
