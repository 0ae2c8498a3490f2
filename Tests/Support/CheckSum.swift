import CZlib
public import Pixels

extension Bitmap {
  /// The CRC-32 of all pixels' RGBA bytes, in eight hexadecimal digits; transparent pixels count as
  /// four zeros, whatever colour they have.
  public var checkSum: String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(pixels.count * 4)
    for pixel in pixels {
      bytes +=
        pixel.alpha == 0 ? [0, 0, 0, 0] : [pixel.red, pixel.green, pixel.blue, pixel.alpha]
    }
    let sum = String(crc32_z(0, bytes, bytes.count), radix: 16)
    return String(repeating: "0", count: 8 - sum.count) + sum
  }
}
