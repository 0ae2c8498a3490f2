import Pixels

/// What the cat is made of.
enum CatColors {
  static let fur = Ramp(0x6B_2737, 0xC4_602E, 0xF0_963F, 0xFF_CA76)
  static let cream = Ramp(0x8E_4A50, 0xE0_B49C, 0xFF_EED2, 0xFF_FFF2)
  static let stripe = Tone(0xA8_4429, like: fur)
  static let pink = Tone(0xF2_8C86, like: fur)
  static let tongue = Tone(0xF0_5C78, like: fur)
  static let mouth = Tone(0x84_1E3C, like: fur)
  static let iris = Tone(0x5E_CC7C, like: fur)
  static let pupil = Tone(0x24_1634, like: fur)
  static let dream = Tone(0x7C_94EE)
  static let spark = Tone(0xFF_B428)

  /// The letters of the drawings.
  static let key: [Character: Tone] = [
    "f": fur.middle, "l": fur.light, "d": fur.shade, "o": fur.line,
    "c": cream.middle, "w": cream.light, "C": cream.shade,
    "s": stripe, "p": pink, "t": tongue, "m": mouth, "g": iris, "k": pupil,
    "z": dream, "y": spark,
  ]
}

extension Tone {
  /// A colour, given as `0xRRGGBB`, of something that is edged like another material.
  fileprivate init(_ hex: Int, like ramp: Ramp) {
    self.init(RGBA(hex: hex), edge: (ramp.line.color, ramp.line.litLine.color))
  }
}
