/// How many colours cells may have.
package enum ColorDepth: String, CaseIterable, Sendable, Comparable {
  /// No colour: glyphs alone carry the picture.
  case none
  /// The eight colours of SGR 30-37.
  case ansi8 = "8"
  /// These and their bright forms.
  case ansi16 = "16"
  /// The xterm palette; only its fixed part 16-255 is used, as users change the first 16.
  case indexed256 = "256"
  /// 24 bits.
  case trueColor = "full"

  package static func < (left: ColorDepth, right: ColorDepth) -> Bool {
    rank(left) < rank(right)
  }

  private static func rank(_ depth: ColorDepth) -> Int { allCases.firstIndex(of: depth) ?? 0 }
}
