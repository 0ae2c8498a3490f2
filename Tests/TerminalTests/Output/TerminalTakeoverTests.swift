import CCurses
import Glibc
import Testing

@testable import Terminal

/// Takes a pipe in place of a terminal.
///
/// There is one rescue in a process: one test at a time.
@Suite(.serialized) @MainActor struct TerminalTakeoverTests {
  private let reading: Int32
  private let takeover: TerminalTakeover
  private let modes: ScreenModes

  init() throws {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
    reading = ends[0]
    modes = ScreenModes(
      TerminalDescription(
        name: "test", booleans: [], numbers: [:],
        strings: [
          "smcup": Array("(alternate)".utf8),
          "rmcup": Array(String(repeating: "(usual)", count: 200).utf8),
        ]),
      bottom: [])
    takeover = try TerminalTakeover(
      of: TerminalOutput(descriptor: ends[1]), keyboard: nil, modes: modes)
  }

  private func written() -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 10_000)
    return Array(bytes[..<max(0, read(reading, &bytes, bytes.count))])
  }

  @Test func `the terminal is given back after answers are dropped`() {
    #expect(takeover.take() == Array("(alternate)".utf8))
    var isDropped = false
    takeover.giveBack { isDropped = true }
    #expect(isDropped)
    #expect(written() == modes.leave)
  }

  @Test func `a rescue sends everything that restores the screen, however long, and only once`() {
    _ = takeover.take()
    zoe_rescue()
    #expect(written() == modes.leave)
    zoe_rescue()
    #expect(written().isEmpty)
  }

  @Test func `what was given back is not rescued`() {
    _ = takeover.take()
    takeover.giveBack {}
    _ = written()
    zoe_rescue()
    #expect(written().isEmpty)
  }
}
