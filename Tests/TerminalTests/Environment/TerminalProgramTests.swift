import Testing

@testable import Terminal

@Suite struct TerminalProgramTests {
  @Test(
    "a program by its own word",
    arguments: [
      ("kitty(0.40.1)", "kitty", [0, 40, 1]), ("foot(1.20.2)", "foot", [1, 20, 2]),
      ("VTE(7803)", "vte", [7803]), ("XTerm(379)", "xterm", [379]),
      ("ghostty 1.2.0-main+abc", "ghostty", [1, 2, 0]), ("tmux 3.3a", "tmux", [3, 3]),
      ("iTerm2 3.5.0", "iterm2", [3, 5, 0]), ("Konsole 23.08.5", "konsole", [23, 8, 5]),
      ("WezTerm 20240203-110809-5046fc22", "wezterm", [20_240_203, 110_809, 5046, 22]),
      ("contour", "contour", []), ("x(99999999999999999999)", "x", []), ("", "", []),
    ])
  func reply(_ reply: String, name: String, version: [Int]) {
    #expect(TerminalProgram(reply: reply) == TerminalProgram(name: name, version: version))
  }

  @Test(
    "a program by the environment",
    arguments: [
      ([:], nil), (["TERM": "xterm-256color"], nil), (["TERM": "linux"], nil),
      (["TERM": "xterm-kitty"], "kitty"), (["TERM": "foot-extra"], "foot"),
      (["KITTY_WINDOW_ID": "1"], "kitty"), (["VTE_VERSION": "7803"], "vte 7803"),
      (["TERM_PROGRAM": "WezTerm", "TERM_PROGRAM_VERSION": "20240203-1"], "wezterm 20240203.1"),
      (["TERM_PROGRAM": "iTerm.app"], "iterm2"), (["TERM_PROGRAM": "tmux"], nil),
      (["TERM_PROGRAM": "tmux", "VTE_VERSION": "6800"], "vte 6800"),
      // Started within another.
      (["TERM": "foot", "KITTY_WINDOW_ID": "1"], "foot"),
      (["TERM_PROGRAM": "vscode", "VTE_VERSION": "7803"], "vscode"),
      // Named twice.
      (
        ["TERM": "xterm-ghostty", "TERM_PROGRAM": "ghostty", "TERM_PROGRAM_VERSION": "1.2.0"],
        "ghostty 1.2.0"
      ),
      (["TERM": "vte-256color", "VTE_VERSION": "7803"], "vte 7803"),
    ] as [([String: String], String?)])
  func environment(_ variables: [String: String], program: String?) {
    #expect(TerminalProgram.named { variables[$0] }?.description == program)
  }
}
