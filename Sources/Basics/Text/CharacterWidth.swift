extension Character {
  /// Its approximate width in terminal columns: two if it is East Asian or an emoji, none if it
  /// only combines.
  ///
  /// The wide ranges are whole blocks of Unicode's EastAsianWidth.txt.
  package var displayWidth: Int {
    guard let base = unicodeScalars.first else { return 0 }
    if base.value < 0x300 { return 1 }
    if base.properties.isEmojiPresentation || isEastAsianWide(base) { return 2 }
    if unicodeScalars.contains("\u{FE0F}") { return 2 }
    switch base.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return 1
    }
  }
}

private func isEastAsianWide(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F,
    0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF00...0xFF60,
    0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F2FF, 0x20000...0x3FFFD:
    true
  default: false
  }
}
