import Cells
import Terminal
import Testing

@Suite struct ColorChoiceTests {
  private struct Case: Sendable, CustomTestStringConvertible {
    let type: String
    var colorType: String?
    var described: DescribedColors?
    var refuses = false
    var requested: ColorDepth?
    let depth: ColorDepth
    let reason: String

    var testDescription: String {
      "TERM=\(type) COLORTERM=\(colorType ?? "") \(requested.map { "asked \($0)" } ?? "")"
    }
  }

  private static let many = DescribedColors(count: 256)
  private static let few = DescribedColors(count: 8)
  private static let direct = DescribedColors(count: 0x100_0000, isDirect: true)

  private static let cases: [Case] = [
    Case(
      type: "xterm-256color", described: many, depth: .indexed256,
      reason: "256 colours in the description of xterm-256color"),
    Case(
      type: "xterm-256color", colorType: "truecolor", described: many, depth: .trueColor,
      reason: "COLORTERM=truecolor"),
    Case(
      type: "xterm-256color", colorType: "24bit", described: many, depth: .trueColor,
      reason: "COLORTERM=24bit"),
    Case(
      type: "xterm-256color", colorType: "TrueColor", described: many, depth: .indexed256,
      reason: "256 colours in the description of xterm-256color"),
    Case(
      type: "xterm-direct", described: direct, depth: .trueColor,
      reason: "RGB in the description of xterm-direct"),
    Case(type: "xterm-direct", depth: .trueColor, reason: "TERM=xterm-direct"),
    Case(
      type: "linux", described: few, depth: .ansi8, reason: "8 colours in the description of linux"),
    Case(
      type: "linux", colorType: "truecolor", described: few, depth: .ansi8,
      reason: "8 colours in the description of linux"),
    Case(
      type: "linux-16color", described: DescribedColors(count: 16), depth: .ansi16,
      reason: "16 colours in the description of linux-16color"),
    Case(
      type: "screen-256color", colorType: "truecolor", described: many, depth: .indexed256,
      reason: "256 colours in the description of screen-256color"),
    Case(
      type: "tmux-256color", colorType: "truecolor", described: many, depth: .trueColor,
      reason: "COLORTERM=truecolor"),
    Case(
      type: "vt100", described: DescribedColors(count: 0), depth: .none,
      reason: "0 colours in the description of vt100"),
    Case(type: "xterm-kitty", depth: .trueColor, reason: "TERM=xterm-kitty"),
    Case(type: "xterm-ghostty", depth: .trueColor, reason: "TERM=xterm-ghostty"),
    Case(type: "alacritty", described: many, depth: .trueColor, reason: "TERM=alacritty"),
    Case(type: "foot", depth: .trueColor, reason: "TERM=foot"),
    Case(type: "konsole-256color", depth: .indexed256, reason: "TERM=konsole-256color"),
    Case(type: "konsole-16color", depth: .ansi16, reason: "TERM=konsole-16color"),
    Case(type: "konsole", depth: .ansi8, reason: "TERM=konsole"),
    Case(
      type: "xterm-256color", colorType: "truecolor", described: many, refuses: true, depth: .none,
      reason: "NO_COLOR"),
    Case(
      type: "xterm-256color", described: many, refuses: true, requested: .ansi16, depth: .ansi16,
      reason: "asked for"),
    Case(
      type: "xterm-256color", colorType: "truecolor", described: many, requested: ColorDepth.none,
      depth: .none, reason: "asked for"),
    Case(
      type: "linux", described: few, requested: .trueColor, depth: .trueColor, reason: "asked for"),
  ]

  @Test("what decides", arguments: cases)
  private func decides(_ row: Case) {
    let environment = TerminalEnvironment(
      type: row.type, colorType: row.colorType, refusesColor: row.refuses)
    let choice = ColorChoice.made(
      requested: row.requested, environment: environment, described: row.described)
    #expect(choice == ColorChoice(row.depth, because: row.reason))
  }
}
