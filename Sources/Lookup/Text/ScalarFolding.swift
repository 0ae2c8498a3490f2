import CUnistring

/// Folds single scalars: removes case, accents and variants of the same letter.
///
/// Cases and compatible forms are Unicode's (casefold and NFKD, by libunistring). Letters that
/// Unicode does not decompose, like `ł`, become the base letter in their Unicode name.
enum ScalarFolding {
  /// The scalars that a scalar folds to; none for accents and invisible scalars.
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
    // Unicode decomposes no character to more than 18.
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { room in
      let count = zoe_fold(values, values.count, room.baseAddress, room.count)
      return count == 0 ? values : Array(room[..<count])
    }
  }

  /// What is left of a decomposed scalar.
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

  /// Whether a mark is ignored, by its combining class.
  ///
  /// Marks that make another letter are kept: nuktas, voicing marks, viramas, and vowels of scripts
  /// that write them as marks.
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

  /// Letters whose name has no base letter, and signs that are typed as others because keyboards
  /// lack them.
  private static let lookalikes: [Unicode.Scalar: [Unicode.Scalar]] = [
    "ı": ["i"], "æ": ["a", "e"], "œ": ["o", "e"], "þ": ["t", "h"], "ð": ["d"], "ŋ": ["n"],
    "\u{2018}": ["'"], "\u{2019}": ["'"], "\u{2BC}": ["'"], "\u{201C}": ["\""],
    "\u{201D}": ["\""], "\u{2010}": ["-"], "\u{2013}": ["-"], "\u{2014}": ["-"],
    "\u{2212}": ["-"], "\u{2044}": ["/"],
  ]
}
