@testable import Signals
import Testing

@Suite struct SignalRequestTests {
  @Test("requests", arguments: ["drink", "two words", " ", "größe", "\u{301}", "a\rb"])
  func requests(_ name: String) throws {
    let request = try SignalRequest(signal: name)
    #expect(request.line == "signal \(name)\n")
    #expect(SignalRequest(line: request.line.utf8.dropLast()) == request)
  }

  @Test("no requests", arguments: ["", "signal", "signal ", "Signal a", "signals a", " signal a"])
  func noRequests(_ line: String) { #expect(SignalRequest(line: Array(line.utf8)) == nil) }

  @Test func `bytes that are not UTF-8 are no request`() {
    #expect(SignalRequest(line: Array("signal ".utf8) + [0xFF]) == nil)
  }

  @Test(
    "names that no line can hold", arguments: ["", "a\nb", String(repeating: "x", count: 4090)])
  func noNames(_ name: String) {
    #expect(throws: SignalError.notAName(name)) { try SignalRequest(signal: name) }
  }

  @Test func `the longest name fills the longest line`() throws {
    let request = try SignalRequest(signal: String(repeating: "x", count: 4089))
    #expect(request.line.utf8.count == SignalRequest.longestLine + 1)
  }
}

@Suite struct SignalAnswerTests {
  @Test(
    "answers",
    arguments: [
      (SignalAnswer.heard(1), "heard 1\n"), (.heard(12), "heard 12\n"), (.ignored, "ignored\n"),
      (.error("no such thing"), "error no such thing\n"), (.error(""), "error \n"),
    ])
  func answers(_ answer: SignalAnswer, line: String) {
    #expect(answer.line == line)
    #expect(SignalAnswer(line: line.utf8.dropLast()) == answer)
  }

  @Test(
    "no answers",
    arguments: ["", "heard", "heard 0", "heard -1", "heard x", "ignored by all", "ok"])
  func noAnswers(_ line: String) { #expect(SignalAnswer(line: Array(line.utf8)) == nil) }
}
