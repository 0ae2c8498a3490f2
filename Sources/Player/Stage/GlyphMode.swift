package import Cells

/// Which glyph set pictures are made of, or how it is found.
package enum GlyphMode: Hashable, Sendable {
  /// Half blocks, exact, unless something is shrunk: then this set, which shows more of it.
  case auto(dense: GlyphSet)
  case set(GlyphSet)

  /// The next one of a round: automatic, then each set that the terminal can show.
  func next(among usable: [GlyphSet], dense: GlyphSet) -> GlyphMode {
    switch self {
    case .auto: return usable.first.map(GlyphMode.set) ?? self
    case .set(let present):
      let place = usable.firstIndex(of: present) ?? usable.count
      return place + 1 < usable.count ? .set(usable[place + 1]) : .auto(dense: dense)
    }
  }

  /// What the round is called at this place.
  var title: String {
    switch self {
    case .auto(let dense): "auto (\(GlyphSet.half.rawValue), shrunk \(dense.rawValue))"
    case .set(let glyphs): glyphs.rawValue
    }
  }
}
