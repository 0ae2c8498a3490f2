import Glibc

/// Conversion between 8-bit sRGB codes and linear light, after IEC 61966-2-1.
///
/// Linear light runs from 0 (black) to 1 (white) in proportion to the light's power, so that means
/// and mixtures of colours are right there and wrong in sRGB codes.
public enum LinearLight {
  /// The linear light of each of the 256 codes.
  public static let values: [Float] = (0...255).map { Float(value(ofSignal: Double($0) / 255)) }

  /// The code whose light is nearest, measured in codes; values outside 0...1 count as 0 or 1.
  public static func code(_ value: Float) -> UInt8 { codes.code(value) }

  /// What ``code(_:)`` looks up, to be fetched once for several values.
  static let codes = Codes()

  /// The formula of the standard, for signals from 0 to 1.
  private static func value(ofSignal signal: Double) -> Double {
    signal <= 0.04045 ? signal / 12.92 : pow((signal + 0.055) / 1.055, 2.4)
  }

  struct Codes: Sendable {
    /// The least light that belongs to the next code, for each code; infinite for the last.
    private let upperBounds: [Float]
    /// The code of the darkest light of each 4095th part of the range.
    ///
    /// So fine a part spans two codes at most, so a value's code is that of its part or the next.
    private let firstCodes: [UInt8]

    fileprivate init() {
      let bounds =
        (0..<255).map { Float(value(ofSignal: (Double($0) + 0.5) / 255)) } + [.infinity]
      var code: UInt8 = 0
      firstCodes = (0..<4096).map { part in
        while Float(part) / 4095 >= bounds[Int(code)] { code += 1 }
        return code
      }
      upperBounds = bounds
    }

    func code(_ value: Float) -> UInt8 {
      let clamped = min(max(value, 0), 1)
      let code = firstCodes[Int(clamped * 4095)]
      return clamped >= upperBounds[Int(code)] ? code &+ 1 : code
    }
  }
}
