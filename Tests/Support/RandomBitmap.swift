public import Pixels

/// A small generator of the same numbers in every run (Steele, Lea and Flood's SplitMix64).
public struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  public init(seed: UInt64) { state = seed }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension Bitmap {
  /// A bitmap of random colours and opacities; about a third is opaque, a third transparent.
  public static func random(width: Int, height: Int, seed: UInt64) -> Bitmap {
    var numbers = SeededNumbers(seed: seed)
    let pixels = (0..<width * height).map { _ in
      let bits = numbers.next()
      let alpha = [UInt8(truncatingIfNeeded: bits >> 24), 0, 255][Int(bits >> 32) % 3]
      return RGBA(
        UInt8(truncatingIfNeeded: bits), UInt8(truncatingIfNeeded: bits >> 8),
        UInt8(truncatingIfNeeded: bits >> 16), alpha)
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }
}
