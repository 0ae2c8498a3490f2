import Terminal
import Testing

@Suite struct TerminalErrorTests {
  @Test(
    "every message names the matter and the remedy",
    arguments: [
      (TerminalError.notATerminal, "not a terminal", "render"),
      (.noTerminalType, "TERM is not set", "TERM=xterm-256color"),
      (.incapable(type: "dumb"), "TERM=dumb", "TERM=xterm-256color"),
      (.unknownType("foo"), "TERM=foo", "ncurses-term"),
      (.rejected(type: "foo"), "TERM=foo", "TERM=xterm-256color"),
      (.system(call: "open", message: "No such file"), "open", "No such file"),
    ])
  func message(_ error: TerminalError, matter: String, remedy: String) {
    #expect("\(error)".contains(matter))
    #expect("\(error)".contains(remedy))
  }
}
