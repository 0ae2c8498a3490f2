package import Cells

/// The glyphs that pictures are to be made of, and why.
package struct GlyphChoice: Hashable, Sendable {
  package let glyphs: GlyphSet
  /// The reason in words for the user, as in `foot 1.20.2 draws sextants`.
  package let reason: String
  /// What to tell the user, who asked for other glyphs; nil if there is nothing to tell.
  package let message: String?

  package init(_ glyphs: GlyphSet, because reason: String, message: String? = nil) {
    self.glyphs = glyphs
    self.reason = reason
    self.message = message
  }
}
