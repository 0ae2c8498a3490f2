import Pixels

/// Finds the most similar colour of a palette, by distance in Oklab.
///
/// Results are exact. Those of recent colours are cached, up to 4096 of them.
package struct ColorReduction: Sendable {
  private static let cacheBits = 12

  private let candidates: [Candidate]
  /// In each slot a colour as 0xRRGGBB, with the index of its result in the upper eight bits.
  private var cache: [UInt32]

  private struct Candidate {
    let index: UInt8
    let color: Oklab
  }

  /// Makes a reduction to a part of the palette.
  ///
  /// - Parameter indexes: The indexes that results may have. Of equally near colours the one with
  ///   the lowest index is taken.
  package init(onto indexes: ClosedRange<UInt8>) {
    candidates = indexes.map {
      Candidate(index: $0, color: Oklab(RGBA(rgb: Palette.colors[Int($0)])))
    }
    // No slot is ever empty: at first all of them contain the result for black.
    cache = []
    let black = UInt32(nearest(0)) << 24
    cache = Array(repeating: black, count: 1 << Self.cacheBits)
  }

  /// The palette's colour nearest to a colour given as 0xRRGGBB.
  package mutating func color(_ rgb: UInt32) -> CellColor {
    // 2^32 over the golden ratio: the high bits of the product depend on all bits of the colour.
    let slot = Int((rgb &* 0x9E37_79B1) >> (32 - UInt32(Self.cacheBits)))
    let entry = cache[slot]
    if entry & 0xFF_FFFF == rgb { return .palette(UInt8(entry >> 24)) }
    let index = nearest(rgb)
    cache[slot] = UInt32(index) << 24 | rgb
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
