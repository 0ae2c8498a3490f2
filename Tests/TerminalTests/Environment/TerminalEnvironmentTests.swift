import Testing

@testable import Terminal

@Suite struct TerminalEnvironmentTests {
  @Test(
    "the multiplexer",
    arguments: [
      ([:], nil), (["TERM": "xterm-256color"], nil),
      (["TERM": "xterm-256color", "TMUX": "/tmp/tmux-0/default,1,0"], .tmux),
      (["TERM": "screen", "STY": "1.pts-0"], .screen),
      (["TERM": "screen", "TMUX": "/tmp/tmux-0/default,1,0"], .tmux),
      // Over a network.
      (["TERM": "tmux-256color"], .tmux), (["TERM": "screen-256color"], .screen),
    ] as [([String: String], TerminalEnvironment.Multiplexer?)])
  func multiplexer(
    _ variables: [String: String], multiplexer: TerminalEnvironment.Multiplexer?
  ) {
    #expect(TerminalEnvironment.multiplexer { variables[$0] } == multiplexer)
  }

  @Test(
    "which terminals are asked",
    arguments: [
      ("xterm-256color", nil, true), ("xterm-kitty", nil, true), ("foot", nil, true),
      ("st-256color", nil, true), ("tmux-256color", .tmux, true), ("screen", .tmux, true),
      ("screen", .screen, false), ("xterm", .screen, false), ("linux", nil, false),
      ("dumb", nil, false), ("vt100", nil, false), ("ansi", nil, false), (nil, nil, false),
      ("eterm-color", nil, false),
    ] as [(String?, TerminalEnvironment.Multiplexer?, Bool)])
  func questions(
    _ type: String?, multiplexer: TerminalEnvironment.Multiplexer?, areTaken: Bool
  ) {
    let environment = TerminalEnvironment(type: type, multiplexer: multiplexer)
    #expect(environment.takesQuestions == areTaken)
  }
}
