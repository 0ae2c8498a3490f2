import Basics
import Glibc
import Testing

@testable import Terminal

/// Reads from a pipe in place of a terminal, with a clock that tests move.
@Suite @MainActor struct KeyboardTests {
  /// Its alarm is rung by hand.
  private final class Clock: AlarmClock {
    final class HandAlarm: Alarm {
      var onRing: ((Nanoseconds) -> Void)?
      var moment: Nanoseconds?
    }

    var now: Nanoseconds = 1_000_000_000
    func makeAlarm() -> any Alarm { HandAlarm() }
  }

  private let clock = Clock()
  private let keyboard: Keyboard
  private let reading: Int32
  private let writing: Int32

  init() throws {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    (reading, writing) = (ends[0], ends[1])
    keyboard = Keyboard(
      descriptor: reading,
      decoder: KeyDecoder(
        TerminalDescription(name: "test", booleans: [], numbers: [:], strings: [:])), clock: clock)
    // A source that never listened must not be released.
    keyboard.isListening = true
  }

  private func send(_ text: String) { _ = write(writing, text, text.utf8.count) }

  /// The bytes that are left in the pipe.
  private func left() -> Int {
    _ = fcntl(reading, F_SETFL, O_NONBLOCK)
    var bytes = [UInt8](repeating: 0, count: 100)
    return max(0, read(reading, &bytes, bytes.count))
  }

  private func ask() {
    keyboard.inquiry.request(at: clock.now)
    keyboard.inquiry.wasSent(completely: true, at: clock.now)
  }

  @Test func `without a question nothing is dropped`() {
    send("\u{1B}[?6c")
    keyboard.dropAnswers()
    #expect(left() == 5)
  }

  @Test func `an answer that is due is dropped`() {
    ask()
    send("\u{1B}]11;rgb:0/0/0\u{7}\u{1B}[?6c")
    keyboard.dropAnswers()
    #expect(left() == 0)
    #expect(keyboard.inquiry.end(at: clock.now) == nil)
  }

  @Test func `after half a second no answer is due`() {
    ask()
    clock.now += Inquiry.timeout
    send("\u{1B}[?6c")
    keyboard.dropAnswers()
    #expect(left() == 5)
  }
}
