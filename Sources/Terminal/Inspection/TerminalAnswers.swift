package import Basics
import CCurses
import Glibc

/// What a terminal answers to questions that are asked and waited for, without a picture.
package struct TerminalAnswers: Hashable, Sendable {
  /// Its name and version.
  package private(set) var name: String?
  /// The colour of its background, 0xRRGGBB.
  package private(set) var background: UInt32?
  /// Whether it answered the last question, which every terminal answers.
  package private(set) var isComplete = false

  /// Asks the terminal of standard output, and waits a quarter of a second at most.
  ///
  /// - Parameter clock: By which answers are waited for.
  /// - Returns: The answers; nil if there is no terminal, if it is not known to take questions, or if
  ///   the process is in the background.
  @MainActor package static func asked(
    clock: any AlarmClock = SystemAlarmClock.shared
  ) -> TerminalAnswers? {
    let environment = TerminalEnvironment.current
    guard isatty(STDOUT_FILENO) == 1, environment.takesQuestions,
      let description = try? TerminalDescription.found(for: environment),
      let keys = TerminalDevice.openKeyboard()
    else { return nil }
    defer { close(keys) }
    guard zoe_is_foreground(keys) != 0 else { return nil }
    let output = TerminalOutput(descriptor: STDOUT_FILENO)
    var answers = TerminalAnswers()
    let wasAsked = TerminalTakeover.withProgramModes(of: keys) {
      guard output.sendNow(Inquiry.questions) else { return }
      answers.read(from: keys, KeyDecoder(description), clock)
    }
    return wasAsked ? answers : nil
  }

  private static let timeout: Nanoseconds = 250 * .perMillisecond
  /// How long after the last answer others may come: some terminals answer slightly out of order.
  private static let disorder: Nanoseconds = 10 * .perMillisecond

  @MainActor private mutating func read(
    from keys: Int32, _ decoder: KeyDecoder, _ clock: any AlarmClock
  ) {
    var decoder = decoder
    var end = clock.now + Self.timeout
    var bytes = [UInt8](repeating: 0, count: 1024)
    while background == nil || name == nil || !isComplete {
      let time = clock.now
      guard time < end, TerminalDevice.waitForInput(from: keys, atMost: end - time) > 0 else {
        break
      }
      let count = Glibc.read(keys, &bytes, bytes.count)
      guard count > 0 else { break }
      let wasComplete = isComplete
      decoder.decode(bytes[..<count]).forEach { note($0) }
      if isComplete && !wasComplete { end = min(end, clock.now + Self.disorder) }
    }
    if !isComplete { tcflush(keys, TCIFLUSH) }
  }

  private mutating func note(_ event: ScreenEvent) {
    switch event {
    case .name(let name): self.name = name
    case .background(let rgb): background = rgb
    case .answered: isComplete = true
    case .key, .click, .wheel, .paste, .resize, .hangup: break
    }
  }
}
