import Cells
import GraphLanguage
import Player
import StateGraph
import Terminal

/// The options that say how pictures become cells.
enum LookOptions {
  static let specs = [
    OptionSpec(
      "--glyphs", "SET",
      "half, quadrant, sextant, octant, braille, ascii or auto (default)"),
    OptionSpec("--colors", "DEPTH", "none, 8, 16, 256, full or auto (default)"),
    OptionSpec("--background", "B", "none, checker or #rrggbb, in place of the graph's"),
    OptionSpec("--scale", "N", "a number such as 2 or 1/3, or fit, in place of the graph's"),
    OptionSpec("--filter", "F", "auto, nearest or area, in place of the graph's"),
    OptionSpec(
      "--cell-aspect", "R", "a cell's width over its height (default: the terminal's, or 0.5)"),
  ]

  /// The glyph set asked for; nil for `auto`.
  static func glyphs(_ arguments: Arguments) throws(Failure) -> GlyphSet? {
    guard arguments.text("--glyphs") != "auto" else { return nil }
    return try arguments.value("--glyphs") { text throws(ValueError) in
      try Choice.parse(text, as: GlyphSet.self)
    }
  }

  /// The depth asked for; nil for `auto`.
  static func depth(_ arguments: Arguments) throws(Failure) -> ColorDepth? {
    guard arguments.text("--colors") != "auto" else { return nil }
    return try arguments.value("--colors") { text throws(ValueError) in
      try Choice.parse(text, as: ColorDepth.self)
    }
  }

  /// The shape of cells asked for; nil for the terminal's.
  static func cellAspect(_ arguments: Arguments) throws(Failure) -> Double? {
    try arguments.value("--cell-aspect", Quantity.cellAspect)
  }

  /// The look, with glyphs and depth still as by default.
  static func look(_ arguments: Arguments) throws(Failure) -> Look {
    let filter = try arguments.value("--filter") { text throws(ValueError) in
      try Choice.parse(text, as: Appearance.Filter.self)
    }
    return Look(
      cellAspect: try cellAspect(arguments) ?? CellShape.commonAspect,
      scale: try arguments.value("--scale", Quantity.scale), filter: filter,
      background: try arguments.value("--background", Choice.background))
  }

  /// The look of text that no terminal shows yet: full colour unless the user wants none.
  ///
  /// - Parameters:
  ///   - arguments: The options.
  ///   - known: The glyphs, if the options need not be asked for them.
  /// - Returns: The look.
  /// - Throws: ``Failure/usage(_:)``.
  static func lookOfText(
    _ arguments: Arguments, glyphs known: GlyphSet? = nil
  ) throws(Failure) -> Look {
    var look = try look(arguments)
    let asked = if let known { known } else { try glyphs(arguments) }
    look.glyphs = asked ?? (CharacterSet.adopt() ? .half : .ascii)
    look.depth =
      try depth(arguments) ?? (TerminalEnvironment.current.refusesColor ? .none : .trueColor)
    return look
  }
}
