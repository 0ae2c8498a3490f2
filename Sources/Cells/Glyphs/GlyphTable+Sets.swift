extension GlyphTable {
  /// The halves of a cell, one above the other: U+2580 and U+2584.
  static let half = GlyphTable(width: 1, height: 2) { mask in [" ", "▀", "▄", "█"][mask] }

  /// The quarters of a cell: U+2580, U+2584, U+2588, U+258C, U+2590, and U+2596 to U+259F.
  static let quadrant = GlyphTable(width: 2, height: 2) { mask in
    let glyphs: [Unicode.Scalar] = [
      " ", "▘", "▝", "▀", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█",
    ]
    return glyphs[mask]
  }

  /// BLOCK SEXTANT-1 to BLOCK SEXTANT-23456, of Unicode 13.
  static let sextant = GlyphTable(
    width: 2, height: 3, listed: 0x1FB00...0x1FB3B,
    older: [0b00_00_00: " ", 0b01_01_01: "▌", 0b10_10_10: "▐", 0b11_11_11: "█"])

  /// BLOCK OCTANT-3 to BLOCK OCTANT-2345678, of Unicode 16; 26 glyphs are elsewhere or older, among
  /// them the quadrants and quarters.
  static let octant = GlyphTable(
    width: 2, height: 4, listed: 0x1CD00...0x1CDE5,
    older: [
      0x00: " ", 0x01: "\u{1CEA8}", 0x02: "\u{1CEAB}", 0x03: "\u{1FB82}", 0x05: "▘", 0x0A: "▝",
      0x0F: "▀", 0x14: "\u{1FBE6}", 0x28: "\u{1FBE7}", 0x3F: "\u{1FB85}", 0x40: "\u{1CEA3}",
      0x50: "▖", 0x55: "▌", 0x5A: "▞", 0x5F: "▛", 0x80: "\u{1CEA0}", 0xA0: "▗", 0xA5: "▚",
      0xAA: "▐", 0xAF: "▜", 0xC0: "▂", 0xF0: "▄", 0xF5: "▙", 0xFA: "▟", 0xFC: "▆", 0xFF: "█",
    ])

  /// Braille patterns: each sub-cell is a dot.
  ///
  /// Unicode numbers the dots down the columns, the lowest row last, as that was added later.
  static let braille = GlyphTable(width: 2, height: 4) { mask in
    let dots: [UInt32] = [0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80]
    let pattern = dots.indices.reduce(0) { mask & 1 << $1 == 0 ? $0 : $0 | dots[$1] }
    return pattern == 0 ? " " : Unicode.Scalar(0x2800 + pattern) ?? " "
  }
}
