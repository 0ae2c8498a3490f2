import Pixels

/// Finds the colour of a palette that looks nearest, by distance in Oklab.
///
/// Answers are exact, and remembered: of each colour asked for lately, up to 4096 of them.
package struct ColorReduction: Sendable {
  private static let rememberedBits = 12

  private let candidates: [Candidate]
  /// The colour that is held in each slot (0xRRGGBB) with its answer in the upper eight bits.
  private var remembered: [UInt32]

  private struct Candidate {
    let index: UInt8
    let color: Oklab
  }

  /// Makes a reduction onto a part of the palette.
  ///
  /// - Parameter indexes: The indexes that answers may have. Of equally near colours the one with
  ///   the lowest is taken.
  package init(onto indexes: ClosedRange<UInt8>) {
    candidates = indexes.map {
      Candidate(index: $0, color: Oklab(RGBA(rgb: Palette.colors[Int($0)])))
    }
    // A slot is never empty: at first all of them hold the answer for black.
    remembered = []
    let black = UInt32(nearest(0)) << 24
    remembered = Array(repeating: black, count: 1 << Self.rememberedBits)
  }

  /// The palette colour nearest to a colour given as 0xRRGGBB.
  package mutating func color(_ rgb: UInt32) -> CellColor {
    let slot = Int((rgb &* 0x9E37_79B1) >> (32 - UInt32(Self.rememberedBits)))
    let held = remembered[slot]
    if held & 0xFF_FFFF == rgb { return .palette(UInt8(held >> 24)) }
    let index = nearest(rgb)
    remembered[slot] = UInt32(index) << 24 | rgb
    return .palette(index)
  }

  private func nearest(_ rgb: UInt32) -> UInt8 {
    let wanted = Oklab(RGBA(rgb: rgb))
    var best = candidates[0].index
    var least = Float.infinity
    for candidate in candidates {
      let distance = wanted.squaredDistance(to: candidate.color)
      if distance < least {
        least = distance
        best = candidate.index
      }
    }
    return best
  }
}
