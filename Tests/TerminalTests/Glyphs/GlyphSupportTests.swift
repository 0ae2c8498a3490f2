import Cells
import Terminal
import Testing

@Suite struct GlyphSupportTests {
  private struct Case: Sendable, CustomTestStringConvertible {
    var name: String?
    var program: TerminalProgram?
    var multiplexer: TerminalEnvironment.Multiplexer?
    var isUTF8 = true
    /// Whether the locale has the characters of Unicode 16.
    var isNew = true
    var requested: GlyphSet?
    var isShrunk = true
    var depth = ColorDepth.trueColor
    let glyphs: GlyphSet
    let reason: String
    var message: String?

    var testDescription: String { "\(glyphs), because \(reason)" }
  }

  private static let exact = "they show each pixel as it is"
  private static let tooNew = "the locale knows no octants of one column"
  private static let plain = "the character set is not UTF-8"

  private static let automatic: [Case] = [
    Case(isShrunk: false, glyphs: .half, reason: exact),
    Case(name: "foot(1.20.2)", isShrunk: false, glyphs: .half, reason: exact),
    Case(name: "foot(1.20.2)", glyphs: .octant, reason: "foot 1.20.2 draws octants"),
    Case(name: "foot(1.19)", glyphs: .sextant, reason: "foot 1.19 draws sextants"),
    Case(
      name: "foot(1.20.2)", isNew: false, glyphs: .sextant,
      reason: "foot 1.20.2 draws octants, but \(tooNew)"),
    Case(
      name: "Konsole 23.08.5", glyphs: .quadrant, reason: "konsole 23.8.5 draws quadrants"),
    Case(glyphs: .half, reason: "the terminal is not known to draw denser glyphs well"),
    Case(
      name: "XTerm(379)", glyphs: .half, reason: "xterm 379 is not known to draw denser glyphs well"
    ),
    // The environment, and better sources.
    Case(
      program: TerminalProgram(name: "kitty"), glyphs: .sextant, reason: "kitty draws sextants"),
    Case(
      name: "XTerm(379)", program: TerminalProgram(name: "kitty"), glyphs: .half,
      reason: "xterm 379 is not known to draw denser glyphs well"),
    Case(
      name: "tmux 3.3a", program: TerminalProgram(name: "vte", version: [7800]),
      multiplexer: .tmux, glyphs: .sextant,
      reason: "vte 7800 draws octants, but tmux may not know them"),
    // What cannot be shown.
    Case(name: "foot(1.20.2)", isUTF8: false, glyphs: .ascii, reason: plain),
    Case(isUTF8: false, isShrunk: false, glyphs: .ascii, reason: plain),
    Case(
      depth: .none, glyphs: .ascii, reason: "its signs stand for light and shade without colours"),
    Case(isShrunk: false, depth: .ansi8, glyphs: .half, reason: exact),
  ]

  private static let named: [Case] = [
    Case(requested: .quadrant, glyphs: .quadrant, reason: "asked for"),
    Case(requested: .half, depth: .none, glyphs: .half, reason: "asked for"),
    Case(multiplexer: .tmux, requested: .octant, glyphs: .octant, reason: "asked for"),
    Case(
      isNew: false, requested: .octant, glyphs: .sextant, reason: tooNew,
      message: "sextants, as \(tooNew)"),
    Case(
      isUTF8: false, requested: .octant, glyphs: .ascii, reason: plain,
      message: "ASCII, as \(plain)"),
    Case(
      isUTF8: false, requested: .braille, glyphs: .ascii, reason: plain,
      message: "ASCII, as \(plain)"),
    Case(isUTF8: false, requested: .ascii, glyphs: .ascii, reason: "asked for"),
  ]

  @Test("what decides", arguments: automatic + named)
  private func decides(_ row: Case) {
    let environment = TerminalEnvironment(
      type: "xterm", multiplexer: row.multiplexer, program: row.program)
    var support = GlyphSupport(environment: environment, isUTF8: row.isUTF8) {
      row.isNew || !(0x1CC00...0x1CEFF).contains($0.value)
    }
    if let name = row.name { support.update(name: name) }
    let choice = support.choice(
      requested: row.requested, isShrunk: row.isShrunk, depth: row.depth)
    #expect(choice == GlyphChoice(row.glyphs, because: row.reason, message: row.message))
  }

  @Test(
    "the next coarser set", arguments: [(GlyphSet.sextant, GlyphSet.quadrant), (.quadrant, .half)])
  func coarser(_ requested: GlyphSet, next: GlyphSet) {
    let environment = TerminalEnvironment(type: "xterm")
    let own = Set(requested.glyphs).subtracting(next.glyphs)
    let support = GlyphSupport(environment: environment, isUTF8: true) { !own.contains($0) }
    #expect(
      support.choice(requested: requested, isShrunk: true, depth: .trueColor).glyphs == next)
  }
}
