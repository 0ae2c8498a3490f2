import Cells
import StateGraph
import Terminal

/// How stages are set up at present; keys change it while a play goes on.
struct StageSetting {
  /// Its glyphs are those of the last stage.
  private(set) var look: Look
  private(set) var glyphs: GlyphMode

  private let usableGlyphs: [GlyphSet]
  private let denseGlyphs: GlyphSet
  private let cacheSize: Int

  init(_ options: PlayOptions) {
    look = options.look
    glyphs = options.glyphs
    usableGlyphs = options.usableGlyphs
    denseGlyphs = options.denseGlyphs
    cacheSize = options.cacheSize
  }

  /// A stage of a certain size; automatic glyphs are half blocks unless an actor is shrunk.
  mutating func stage(for graph: StateGraph, columns: Int, rows: Int) -> Stage {
    switch glyphs {
    case .set(let glyphs): look.glyphs = glyphs
    case .auto(let dense):
      look.glyphs = .half
      let geometry = look.geometry(of: graph, columns: columns, rows: rows)
      if geometry.boxes.contains(where: { $0.magnification.scale < 1 }) { look.glyphs = dense }
    }
    return Stage(
      graph, geometry: look.geometry(of: graph, columns: columns, rows: rows), look: look,
      cacheSize: cacheSize)
  }

  // MARK: Choosing by eye

  /// Goes on to the next glyph set.
  ///
  /// - Returns: What it is called.
  mutating func goToNextGlyphs() -> String {
    glyphs = glyphs.next(among: usableGlyphs, dense: denseGlyphs)
    return "glyphs: \(glyphs.title)"
  }

  /// Goes on to the next background.
  ///
  /// - Returns: What it is called.
  mutating func goToNextBackground() -> String {
    look.goToNextBackground()
    return "background: \(look.backgroundTitle)"
  }

  /// Goes on to the next scale.
  ///
  /// - Returns: What it is called.
  mutating func goToNextScale() -> String {
    look.goToNextScale()
    return "scale: \(look.scaleTitle)"
  }

  /// Takes another shape of the terminal's cells.
  mutating func setCellAspect(_ aspect: Double) { look.cellAspect = aspect }
}
