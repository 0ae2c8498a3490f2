import Stage
import Cells
import StateGraph
import Terminal

/// The current setting of the stage; keys and the terminal's answers change it during a play.
struct StageSetting {
  /// How pictures become cells; glyphs, cell shape and background are those of the last stage.
  private(set) var look: Look
  /// The message if the requested glyphs cannot be shown; nil otherwise.
  private(set) var message: String?

  /// Whether actors are scaled to fit the stage, overriding their graphs, if no scale is requested.
  var fits = false

  /// The requested glyphs; nil to choose them by the picture and the terminal.
  private var glyphs: GlyphSet?
  private let cellAspect: Double?
  private let cacheSize: Int
  /// The terminal's own background, 0xRRGGBB; nil while unknown.
  private var terminalBackground: UInt32?

  init(_ options: PlayOptions) {
    look = options.look
    glyphs = options.glyphs
    cellAspect = options.cellAspect
    cacheSize = options.cacheSize
  }

  /// Makes a stage for a screen.
  ///
  /// - Parameters:
  ///   - graph: The graph to play.
  ///   - screen: Determines the shape of cells, the glyphs and the default width.
  ///   - columns: The width of the stage; nil for that of the screen.
  ///   - rows: The height of the stage.
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

  /// Switches to the next usable glyph set or to the automatic choice.
  ///
  /// - Returns: The message that names it.
  mutating func goToNextGlyphs(of usable: Set<GlyphSet>) -> String {
    let round = [nil] + GlyphSet.allCases.filter(usable.contains)
    let place = round.firstIndex(of: glyphs) ?? 0
    glyphs = round[(place + 1) % round.count]
    return "glyphs: \(glyphs?.rawValue ?? "auto")"
  }

  /// Switches to the next background.
  ///
  /// - Returns: The message that names it.
  mutating func goToNextBackground() -> String {
    look.goToNextBackground()
    return "background: \(look.backgroundTitle)"
  }

  /// Switches to the next scale.
  ///
  /// - Returns: The message that names it.
  mutating func goToNextScale() -> String {
    look.goToNextScale()
    return "scale: \(look.scaleTitle)"
  }

  // MARK: What the terminal says

  /// Sets the terminal's own background, 0xRRGGBB, for the next stage.
  mutating func setTerminalBackground(_ rgb: UInt32) { terminalBackground = rgb }
}
