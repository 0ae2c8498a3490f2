package import Cells

/// The glyphs that pictures are to be made of, and why.
package struct GlyphChoice: Hashable, Sendable {
  package let glyphs: GlyphSet
  /// What decided, for people: `foot 1.20.2 draws sextants`.
  package let reason: String
  /// What to tell the user, who asked for other glyphs; nil if there is nothing to tell.
  package let message: String?

  package init(_ glyphs: GlyphSet, because reason: String, message: String? = nil) {
    self.glyphs = glyphs
    self.reason = reason
    self.message = message
  }
}

/// What is known of how a terminal shows glyphs.
package struct GlyphSupport: Hashable, Sendable {
  /// The sets that can be shown: the character set has their glyphs, each one column wide.
  package let usable: Set<GlyphSet>
  private let isUTF8: Bool
  private let multiplexer: TerminalEnvironment.Multiplexer?
  /// The program by the best word there is of it.
  package private(set) var program: TerminalProgram?

  /// Gathers what is known.
  ///
  /// - Parameters:
  ///   - environment: The environment's words.
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

  /// Takes note of the terminal's own word on what it is, which is the best there is, unless it is
  /// a multiplexer's.
  package mutating func learn(name: String) {
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
    let glyphs = requested.nextUsable(in: usable)
    let obstacle = isUTF8 ? Self.tooWide(requested) : "the character set is not UTF-8"
    return GlyphChoice(
      glyphs, because: obstacle, message: "\(glyphs.words), as \(obstacle)")
  }

  private var choiceForShrunk: GlyphChoice {
    guard let program, var glyphs = program.densestGlyphs else {
      let whom = program.map { "\($0)" } ?? "the terminal"
      return shown(.half, because: "\(whom) is not known to draw denser glyphs well")
    }
    if let multiplexer, glyphs == .octant {
      glyphs = .sextant
      return shown(
        glyphs, because: "\(program) draws octants, but \(multiplexer.rawValue) may not know them")
    }
    return shown(glyphs, because: "\(program) draws \(glyphs.words)")
  }

  /// A set, or the next coarser one that can be shown.
  private func shown(_ glyphs: GlyphSet, because reason: String) -> GlyphChoice {
    if usable.contains(glyphs) { return GlyphChoice(glyphs, because: reason) }
    return GlyphChoice(
      glyphs.nextUsable(in: usable), because: "\(reason), but \(Self.tooWide(glyphs))")
  }

  private static func tooWide(_ glyphs: GlyphSet) -> String {
    "the locale knows no \(glyphs.words) of one column"
  }
}

extension GlyphSet {
  /// What the set's glyphs are called.
  package var words: String {
    switch self {
    case .half: "half blocks"
    case .quadrant: "quadrants"
    case .sextant: "sextants"
    case .octant: "octants"
    case .braille: "braille patterns"
    case .ascii: "ASCII"
    }
  }

  /// The densest of the sets that are coarser than this one and usable.
  fileprivate func nextUsable(in usable: Set<GlyphSet>) -> GlyphSet {
    let ladder: [GlyphSet] = [.octant, .sextant, .quadrant, .half]
    let coarser = ladder.drop { $0.subcellHeight * $0.subcellWidth >= subcellHeight * subcellWidth }
    return coarser.first(where: usable.contains) ?? .ascii
  }
}
