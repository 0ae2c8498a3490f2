import Glibc

/// Conversion between 8-bit sRGB codes and linear light, after IEC 61966-2-1.
///
/// Linear light goes from 0 (black) to 1 (white) in proportion to the light's power. Means and mixtures of
/// colours are right in it, and wrong in sRGB codes.
public enum LinearLight {
  /// The linear light of each of the 256 codes.
  public static let values: [Float] = (0...255).map { Float(value(ofSignal: Double($0) / 255)) }

  /// The code nearest to a value, with distances measured in codes; values are clamped to 0...1.
  public static func code(_ value: Float) -> UInt8 { codes.code(min(max(value, 0), 1)) }

  /// The table of ``code(_:)``, to be fetched once for converting many values.
  public static let codes = Codes()

  /// The standard's formula, for signals from 0 to 1.
  private static func value(ofSignal signal: Double) -> Double {
    signal <= 0.04045 ? signal / 12.92 : pow((signal + 0.055) / 1.055, 2.4)
  }

  /// A table of the code for each value.
  public struct Codes: Sendable {
    /// For each code, the least light that belongs to the next one; infinite for the last.
    @usableFromInline let upperBounds: [Float]
    /// For each 4095th of the range, the code of the least light that rounds to it.
    ///
    /// Such a part spans at most two codes, so a value's code is that of its part or the next.
    @usableFromInline let firstCodes: [UInt8]

    fileprivate init() {
      let bounds =
        (0..<255).map { Float(value(ofSignal: (Double($0) + 0.5) / 255)) } + [.infinity]
      var code: UInt8 = 0
      firstCodes = (0..<4096).map { part in
        while (Float(part) - 0.5) / 4095 >= bounds[Int(code)] { code += 1 }
        return code
      }
      upperBounds = bounds
    }

    /// The code of a value from 0 to 1, give or take a rounding error.
    @inlinable @inline(__always)
    public func code(_ value: Float) -> UInt8 {
      // From 2²³ on, numbers have no fraction, so the last bits of the sum are the nearest part.
      let code = firstCodes[Int((value * 4095 + 0x1p23).bitPattern & 0xFFF)]
      return value >= upperBounds[Int(code)] ? code &+ 1 : code
    }
  }
}
