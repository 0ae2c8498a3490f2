import GraphFiles
import Stage
import Cells
import Player
import StateGraph
import Terminal

/// The options that say how pictures become cells.
enum LookOptions {
  static let specs = specs(alsoGlyphs: [])

  /// The options for a command that takes further words for glyph sets.
  static func specs(alsoGlyphs others: [String]) -> [OptionSpec] {
    [
      glyphOption(or: others), colorOption,
      OptionSpec(
        "--background", "B", takes: .words(Choice.backgrounds, or: Choice.colorForm),
        "background, in place of the graph's"),
      OptionSpec(
        "--scale", "N", takes: .words(["fit"], or: "a number such as 2 or 1/3"),
        "size, in place of the graph's"),
      OptionSpec(
        "--filter", "F", takes: .words(Appearance.Filter.allCases.map(\.rawValue)),
        "how pictures are scaled, in place of the graph's"),
      OptionSpec(
        "--cell-aspect", "R", "a cell's width over its height (default: the terminal's, or 0.5)"),
    ]
  }

  static func glyphOption(or others: [String] = []) -> OptionSpec {
    OptionSpec(
      "--glyphs", "SET", takes: .words(GlyphSet.allCases.map(\.rawValue) + others + [automatic]),
      "characters to draw pictures with (default auto)")
  }

  static let colorOption = OptionSpec(
    "--colors", "DEPTH", takes: .words(ColorDepth.allCases.map(\.rawValue) + [automatic]),
    "number of colours (default auto)")

  /// The word that leaves a choice to the player.
  private static let automatic = "auto"

  /// The glyph set asked for; nil for `auto`.
  static func glyphs(_ arguments: Arguments) -> GlyphSet? {
    arguments.word("--glyphs", as: GlyphSet.self)
  }

  /// The depth asked for; nil for `auto`.
  static func depth(_ arguments: Arguments) -> ColorDepth? {
    arguments.word("--colors", as: ColorDepth.self)
  }

  /// The shape of cells asked for; nil for the terminal's.
  static func cellAspect(_ arguments: Arguments) throws(Failure) -> Double? {
    try arguments.value("--cell-aspect", Quantity.cellAspect)
  }

  /// The look, with glyphs and depth still as by default.
  static func look(_ arguments: Arguments) throws(Failure) -> Look {
    Look(
      cellAspect: try cellAspect(arguments) ?? CellShape.commonAspect,
      scale: try arguments.value("--scale", Quantity.scale),
      filter: arguments.word("--filter", as: Appearance.Filter.self),
      background: try arguments.value("--background", Choice.background))
  }

  /// The look of text that no terminal shows yet: full colour unless the user wants none.
  ///
  /// - Throws: ``Failure/usage(_:)``.
  static func lookOfText(_ arguments: Arguments) throws(Failure) -> Look {
    var look = try look(arguments)
    look.glyphs = glyphs(arguments) ?? (CharacterSet.adopt() ? .half : .ascii)
    look.depth =
      depth(arguments) ?? (TerminalEnvironment.current.refusesColor ? .none : .trueColor)
    return look
  }
}
