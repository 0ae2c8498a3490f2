import Glibc

/// A colour in Oklab, where distances are close to perceived differences.
///
/// The matrices are Björn Ottosson's, for linear sRGB, as of 2021-01-25:
/// <https://bottosson.github.io/posts/oklab/>.
public struct Oklab: Hashable, Sendable {
  /// From 0 (black) to 1 (white).
  public let lightness: Float
  /// From green (negative) to red, within about -0.4...0.4.
  public let a: Float
  /// From blue (negative) to yellow, within about -0.4...0.4.
  public let b: Float

  /// Converts a pixel's colour; its opacity is ignored.
  public init(_ pixel: RGBA) {
    let values = LinearLight.values
    self.init(
      linearRed: values[Int(pixel.red)], green: values[Int(pixel.green)],
      blue: values[Int(pixel.blue)])
  }

  /// Converts linear light, with each channel from 0 to 1.
  public init(linearRed red: Float, green: Float, blue: Float) {
    let long = cbrtf(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let medium = cbrtf(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let short = cbrtf(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    lightness = 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short
    a = 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short
    b = 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
  }

  /// The square of the distance to another colour, which orders colours as the distance does.
  public func squaredDistance(to other: Oklab) -> Float {
    let lightnessStep = lightness - other.lightness
    let aStep = a - other.a
    let bStep = b - other.b
    return lightnessStep * lightnessStep + aStep * aStep + bStep * bStep
  }
}
