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
    OptionSpec("--scale", "N", "a number or fit, in place of the graph's"),
    OptionSpec("--filter", "F", "auto, nearest or area, in place of the graph's"),
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

  /// The look, with glyphs and depth still as by default.
  static func look(_ arguments: Arguments) throws(Failure) -> Look {
    let filter = try arguments.value("--filter") { text throws(ValueError) in
      try Choice.parse(text, as: Appearance.Filter.self)
    }
    return Look(
      scale: try arguments.value("--scale", Quantity.scale), filter: filter,
      background: try arguments.value("--background", Choice.background))
  }

  /// The look of text that no terminal shows yet: full colour unless the user wants none.
  static func lookOfText(_ arguments: Arguments) throws(Failure) -> Look {
    var look = try look(arguments)
    look.glyphs = try glyphs(arguments) ?? (CharacterSet.adopt() ? .half : .ascii)
    look.depth =
      try depth(arguments) ?? (TerminalEnvironment.current.refusesColor ? .none : .trueColor)
    return look
  }

  /// Refuses a scale at which one picture would fill the memory.
  ///
  /// - Throws: ``Failure/run(_:)``.
  static func refuseHugeScale(
    _ look: Look, of input: Input, _ arguments: Arguments
  ) throws(Failure) {
    let file = named(arguments.operands[0])
    for actor in input.graph.actors {
      let (width, height) = input.graph.drawnSize(of: actor, look: look)
      guard width * height > mostSubcells else { continue }
      throw .run(
        "\(file): drawn so large \(quoted(actor.name)) is \(width)x\(height) pixels, more than "
          + "the limit of \(mostSubcells): choose a smaller scale")
    }
  }

  private static let mostSubcells = 1 << 24
}
