import CZlib
public import Pixels

extension Bitmap {
  /// The CRC-32 of all pixels' RGBA bytes, in eight hexadecimal digits; transparent pixels count as
  /// four zeros, whatever colour they have.
  public var checkSum: String {
    let bytes = [UInt8](unsafeUninitializedCapacity: pixels.count * 4) { bytes, count in
      count = pixels.count * 4
      bytes.initialize(repeating: 0)
      pixels.withUnsafeBytes { all in
        for start in stride(from: 0, to: count, by: 4) where all[start + 3] != 0 {
          for place in start..<start + 4 { bytes[place] = all[place] }
        }
      }
    }
    let sum = String(crc32_z(0, bytes, bytes.count), radix: 16)
    return String(repeating: "0", count: 8 - sum.count) + sum
  }
}
