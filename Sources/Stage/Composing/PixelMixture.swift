import Pixels

/// The colours of a cell's pixels, at most eight.
struct PixelMixture: Hashable {
  /// Each holds two pixels.
  private var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

  /// The pixel at an index from 0 to 7.
  subscript(index: Int) -> RGBA {
    get { RGBA(packed: UInt32(truncatingIfNeeded: self[word: index / 2] >> (index % 2 * 32))) }
    set {
      let shift = index % 2 * 32
      self[word: index / 2] =
        self[word: index / 2] & ~(0xFFFF_FFFF << shift) | UInt64(newValue.packed) << shift
    }
  }

  private subscript(word index: Int) -> UInt64 {
    get {
      switch index {
      case 0: words.0
      case 1: words.1
      case 2: words.2
      default: words.3
      }
    }
    set {
      switch index {
      case 0: words.0 = newValue
      case 1: words.1 = newValue
      case 2: words.2 = newValue
      default: words.3 = newValue
      }
    }
  }

  static func == (left: PixelMixture, right: PixelMixture) -> Bool { left.words == right.words }

  func hash(into hasher: inout Hasher) {
    // Hashing one word is five times as fast as hashing four.
    let odd: UInt64 = 0x9E37_79B9_7F4A_7C15
    hasher.combine(((words.0 &* odd ^ words.1) &* odd ^ words.2) &* odd ^ words.3)
  }
}

extension RGBA {
  fileprivate var packed: UInt32 {
    UInt32(red) << 24 | UInt32(green) << 16 | UInt32(blue) << 8 | UInt32(alpha)
  }

  fileprivate init(packed: UInt32) {
    self.init(
      UInt8(truncatingIfNeeded: packed >> 24), UInt8(truncatingIfNeeded: packed >> 16),
      UInt8(truncatingIfNeeded: packed >> 8), UInt8(truncatingIfNeeded: packed))
  }
}
