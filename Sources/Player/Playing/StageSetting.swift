import Stage
import Cells
import StateGraph
import Terminal

/// How stages are set up at present; keys and the terminal's answers change it while a play goes on.
struct StageSetting {
  /// Its glyphs, cells and ground are those of the last stage.
  private(set) var look: Look
  /// What to tell a user who asked for glyphs that cannot be shown; nil if there is nothing to tell.
  private(set) var message: String?

  /// Whether actors are made to fit the stage, whatever their graphs say, unless a scale was asked for.
  var fits = false

  /// The glyphs asked for; nil for those that suit the picture and the terminal.
  private var glyphs: GlyphSet?
  private let cellAspect: Double?
  private let cacheSize: Int
  /// The terminal's own background, 0xRRGGBB; nil while it is not known.
  private var terminalBackground: UInt32?

  init(_ options: PlayOptions) {
    look = options.look
    glyphs = options.glyphs
    cellAspect = options.cellAspect
    cacheSize = options.cacheSize
  }

  /// A stage on a screen.
  ///
  /// - Parameters:
  ///   - graph: Whose actors play.
  ///   - screen: Says how large the stage is, and what it can show.
  ///   - columns: Columns that the stage takes of the screen; nil for all.
  ///   - rows: Rows that it takes.
  /// - Returns: An empty stage.
  @MainActor
  mutating func stage(for graph: StateGraph, on screen: any Screen, columns: Int? = nil, rows: Int)
    -> Stage
  {
    let columns = columns ?? screen.size.columns
    let scale = look.scale
    if fits, scale == nil { look.scale = .fit }
    defer { look.scale = scale }
    look.cellAspect = cellAspect ?? screen.cellAspect ?? CellShape.commonAspect
    look.glyphs = .half
    let boxes = look.geometry(of: graph, columns: columns, rows: rows).boxes
    let choice = screen.glyphs.choice(
      requested: glyphs, isShrunk: boxes.contains { $0.magnification.scale < 1 },
      depth: look.depth)
    look.glyphs = choice.glyphs
    message = choice.message
    look.terminalBackground =
      look.glyphs.looksBetterBlended(at: look.depth) ? terminalBackground : nil
    return Stage(
      graph, geometry: look.geometry(of: graph, columns: columns, rows: rows), look: look,
      cacheSize: cacheSize)
  }

  // MARK: Choosing by eye

  /// Goes on to the next of the glyph sets that can be shown, with the automatic choice among them.
  ///
  /// - Returns: What it is called.
  mutating func goToNextGlyphs(of usable: Set<GlyphSet>) -> String {
    let round = [nil] + GlyphSet.allCases.filter(usable.contains)
    let place = round.firstIndex(of: glyphs) ?? 0
    glyphs = round[(place + 1) % round.count]
    return "glyphs: \(glyphs?.rawValue ?? "auto")"
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

  // MARK: What the terminal says

  /// Takes note of the colour of the terminal's own background.
  mutating func setTerminalBackground(_ rgb: UInt32) { terminalBackground = rgb }
}
