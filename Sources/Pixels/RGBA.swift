/// One pixel: 8-bit sRGB with straight (not premultiplied) alpha.
public struct RGBA: Hashable, Sendable {
  public var red: UInt8
  public var green: UInt8
  public var blue: UInt8
  /// Opacity, from 0 (nothing shows) to 255 (opaque).
  public var alpha: UInt8

  public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  public static let transparent = RGBA(0, 0, 0, 0)
}
