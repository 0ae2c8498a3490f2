import Cells
package import Panels
package import Stage

extension Theme {
  /// The theme for a picture's colours and glyphs.
  package init(_ look: Look) { self.init(depth: look.depth, isPlain: look.glyphs == .ascii) }
}
