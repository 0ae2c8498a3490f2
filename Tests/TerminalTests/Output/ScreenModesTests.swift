import Testing

@testable import Terminal

@Suite struct ScreenModesTests {
  private static func modes(_ strings: [String: String], bottom: String = "") -> ScreenModes {
    ScreenModes(
      TerminalDescription(
        name: "test", booleans: [], numbers: [:], strings: strings.mapValues { Array($0.utf8) }),
      bottom: Array(bottom.utf8))
  }

  @Test func `entering and leaving the screen`() {
    let modes = Self.modes([
      "smcup": "(alternate)", "rmcup": "(usual)", "smkx": "(keys)", "rmkx": "(no keys)",
      "civis": "(hide)", "cnorm": "(show)", "sgr0": "(plain)", "op": "(own)",
    ])
    #expect(modes.enter == Array("(alternate)(keys)(hide)(plain)".utf8))
    #expect(
      modes.leave
        == Array(
          "\u{1B}[?2026l\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?2004l(plain)(own)(no keys)(usual)(show)"
            .utf8))
  }

  @Test func `without an alternate screen the shell continues below`() {
    let modes = Self.modes(["cnorm": "(show)"], bottom: "(bottom)$<5>")
    #expect(
      modes.leave
        == Array("\u{1B}[?2026l\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?2004l(bottom)\r\n(show)".utf8))
  }

  @Test func `a blinking cursor keeps blinking`() {
    let modes = Self.modes(["rmcup": "(usual)", "cnorm": "\u{1B}[?12l\u{1B}[?25h"])
    #expect(
      modes.leave
        == Array("\u{1B}[?2026l\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?2004l(usual)\u{1B}[?25h".utf8))
  }
}
