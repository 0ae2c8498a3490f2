package import Cells

/// Which glyphs a terminal shows, and how well.
package struct GlyphSupport: Hashable, Sendable {
  /// The sets that can be shown: the character set has their glyphs, each one column wide.
  package let usable: Set<GlyphSet>
  private let isUTF8: Bool
  private let multiplexer: TerminalEnvironment.Multiplexer?
  /// The terminal program, by the best source so far.
  package private(set) var program: TerminalProgram?

  /// Gathers what is known before the terminal is asked.
  ///
  /// - Parameters:
  ///   - environment: What the environment variables say.
  ///   - isUTF8: Whether the character set is UTF-8.
  ///   - isOneColumn: Whether a glyph takes one column, by the locale.
  package init(
    environment: TerminalEnvironment, isUTF8: Bool, isOneColumn: (Unicode.Scalar) -> Bool
  ) {
    usable = Set(GlyphSet.allCases.filter { isUTF8 && $0.glyphs.allSatisfy(isOneColumn) })
      .union([.ascii])
    self.isUTF8 = isUTF8
    multiplexer = environment.multiplexer
    program = environment.program
  }

  /// Takes the program from the terminal's own reply, which is the best source, unless a multiplexer
  /// sent it.
  package mutating func update(name: String) {
    let program = TerminalProgram(reply: name)
    if TerminalEnvironment.Multiplexer(rawValue: program.name) == nil { self.program = program }
  }
}

// MARK: Choosing

extension GlyphSupport {
  /// Chooses the glyphs of a picture.
  ///
  /// - Parameters:
  ///   - requested: The set that the user named; nil for `auto`: half blocks, for a picture that is
  ///     shrunk the densest set that the terminal is known to draw well, without colours ASCII.
  ///   - isShrunk: Whether a pixel of the picture is smaller than half a cell.
  ///   - depth: The colours that there are.
  /// - Returns: The glyphs, what decided, and what to tell a user who asked for others.
  package func choice(
    requested: GlyphSet?, isShrunk: Bool, depth: ColorDepth
  ) -> GlyphChoice {
    if let requested { return choice(requested) }
    guard isUTF8 else { return GlyphChoice(.ascii, because: "the character set is not UTF-8") }
    guard depth > .none else {
      return GlyphChoice(.ascii, because: "its signs stand for light and shade without colours")
    }
    return isShrunk
      ? choiceForShrunk : shown(.half, because: "they show each pixel as it is")
  }

  private func choice(_ requested: GlyphSet) -> GlyphChoice {
    if usable.contains(requested) { return GlyphChoice(requested, because: "asked for") }
    let glyphs = usableFallback(of: requested)
    let obstacle = isUTF8 ? Self.tooWide(requested) : "the character set is not UTF-8"
    return GlyphChoice(
      glyphs, because: obstacle, message: "\(glyphs.words), as \(obstacle)")
  }

  private var choiceForShrunk: GlyphChoice {
    guard let program, let drawn = program.densestGlyphs else {
      let terminal = program.map { "\($0)" } ?? "the terminal"
      return shown(.half, because: "\(terminal) is not known to draw denser glyphs well")
    }
    var glyphs = drawn
    if let multiplexer {
      while !glyphs.passesMultiplexers, let coarser = glyphs.fallback { glyphs = coarser }
      if glyphs != drawn {
        return shown(
          glyphs,
          because: "\(program) draws \(drawn.words), but \(multiplexer.rawValue) may not know them")
      }
    }
    return shown(glyphs, because: "\(program) draws \(glyphs.words)")
  }

  /// A set, or the next coarser one that can be shown.
  private func shown(_ glyphs: GlyphSet, because reason: String) -> GlyphChoice {
    if usable.contains(glyphs) { return GlyphChoice(glyphs, because: reason) }
    return GlyphChoice(
      usableFallback(of: glyphs), because: "\(reason), but \(Self.tooWide(glyphs))")
  }

  /// The first usable set among those that take another's place.
  private func usableFallback(of glyphs: GlyphSet) -> GlyphSet {
    var next = glyphs.fallback
    while let set = next, !usable.contains(set) { next = set.fallback }
    return next ?? .ascii
  }

  private static func tooWide(_ glyphs: GlyphSet) -> String {
    "the locale knows no \(glyphs.words) of one column"
  }
}
