/// Random numbers that are the same on every run with one seed.
///
/// SplitMix64 (Steele, Lea, Flood: Fast Splittable Pseudorandom Number Generators, 2014).
package struct SeededGenerator: RandomNumberGenerator, Hashable, Sendable {
  private var state: UInt64

  /// Makes the generator of one of several streams of a seed.
  package init(seed: UInt64, stream: Int = 0) {
    // An odd multiplier maps each stream to another start, and neighbouring streams far apart.
    let offset = UInt64(truncatingIfNeeded: stream) &* 0xD1B5_4A32_D192_ED03
    var mixer = SeededGenerator(state: seed &+ offset)
    state = mixer.next()
  }

  private init(state: UInt64) { self.state = state }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
