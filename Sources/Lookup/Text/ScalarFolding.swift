import CUnistring

/// What a character stands for when texts are compared as a user would: without case, accents and
/// forms of the same letter.
///
/// Cases and compatible forms are Unicode's (casefold and NFKD, by libunistring). Letters that
/// Unicode does not decompose, like `ł`, stand for the letter that their name calls their base.
enum ScalarFolding {
  /// The scalars that a scalar is compared by; none for accents and for what has no look.
  static func folded(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    let value = scalar.value
    if value < 0x80 { return foldedASCII(value) }
    // Forms like U+2121, TEL, are capital letters before they are decomposed.
    let twice = casefolded(casefolded([value]))
    return twice.compactMap(Unicode.Scalar.init).flatMap(base)
  }

  private static func foldedASCII(_ value: UInt32) -> [Unicode.Scalar] {
    switch value {
    case 0x41...0x5A: Unicode.Scalar(value + 0x20).map { [$0] } ?? []
    case 0x09...0x0D: [" "]
    case 0..<0x20, 0x7F: []
    default: Unicode.Scalar(value).map { [$0] } ?? []
    }
  }

  private static func casefolded(_ values: [UInt32]) -> [UInt32] {
    // Eighteen is the most that Unicode decomposes one character to.
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { room in
      let count = zoe_fold(values, values.count, room.baseAddress, room.count)
      return count == 0 ? values : Array(room[..<count])
    }
  }

  /// A decomposed scalar without what is ignored.
  private static func base(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    if scalar.isASCII { return foldedASCII(scalar.value) }
    if let letters = lookalikes[scalar] { return letters }
    let properties = scalar.properties
    switch properties.generalCategory {
    case .enclosingMark, .control, .format: return []
    case .nonspacingMark: return isAccent(scalar) ? [] : [scalar]
    case .spaceSeparator, .lineSeparator, .paragraphSeparator: return [" "]
    case .lowercaseLetter, .otherLetter, .modifierLetter: return [named(scalar)]
    default: return properties.isDefaultIgnorableCodePoint ? [] : [scalar]
    }
  }

  /// Whether a mark may be left out.
  ///
  /// By their combining classes, marks that make another letter stay:
  /// nuktas, voicing marks, viramas and the vowels of scripts that write them so.
  private static func isAccent(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.properties.isVariationSelector { return true }
    switch uc_combining_class(scalar.value) {
    // Overlays; points of Hebrew, Arabic and Syriac; tones of Thai and Lao; all above and below.
    case 1, 10...36, 107, 122, 200...: return true
    default: return false
    }
  }

  private static func named(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    let base = zoe_base_by_name(scalar.value)
    return base == 0 ? scalar : Unicode.Scalar(base) ?? scalar
  }

  /// Letters that have no base by name, and signs for which other signs are on keyboards.
  private static let lookalikes: [Unicode.Scalar: [Unicode.Scalar]] = [
    "ı": ["i"], "æ": ["a", "e"], "œ": ["o", "e"], "þ": ["t", "h"], "ð": ["d"], "ŋ": ["n"],
    "\u{2018}": ["'"], "\u{2019}": ["'"], "\u{2BC}": ["'"], "\u{201C}": ["\""],
    "\u{201D}": ["\""], "\u{2010}": ["-"], "\u{2013}": ["-"], "\u{2014}": ["-"],
    "\u{2212}": ["-"], "\u{2044}": ["/"],
  ]
}
