import CCurses
import Glibc

/// What a terminal answers when it is asked and waited for, without anything being drawn on it.
package struct TerminalAnswers: Hashable, Sendable {
  /// Its name and version.
  package private(set) var name: String?
  /// The colour of its ground, 0xRRGGBB.
  package private(set) var ground: UInt32?
  /// Whether it answered anything.
  package private(set) var isComplete = false

  /// Asks the terminal of standard output, and waits a quarter of a second at most.
  ///
  /// - Returns: The answers; nil if there is no terminal, if it is not known to take questions, or if
  ///   the process is in the background.
  @MainActor package static func asked() -> TerminalAnswers? {
    let environment = TerminalEnvironment.current
    guard isatty(STDOUT_FILENO) == 1, environment.takesQuestions,
      let description = try? TerminalDescription.found(for: environment),
      let keys = TerminalDevice.openKeyboard()
    else { return nil }
    defer { close(keys) }
    guard zoe_is_foreground(keys) != 0, zoe_remember_modes(keys) == 0 else { return nil }
    var answers = TerminalAnswers()
    withoutInterruption {
      zoe_set_program_modes()
      defer { zoe_set_found_modes() }
      guard write(STDOUT_FILENO, Inquiry.questions, Inquiry.questions.count) > 0 else { return }
      answers.read(from: keys, KeyDecoder(description))
    }
    return answers
  }

  private static let patience: UInt64 = 250_000_000
  /// Some terminals answer out of order, but not by much.
  private static let disorder: UInt64 = 10_000_000

  private mutating func read(from keys: Int32, _ decoder: KeyDecoder) {
    var decoder = decoder
    var end = Inquiry.now + Self.patience
    var bytes = [UInt8](repeating: 0, count: 1024)
    while ground == nil || name == nil || !isComplete {
      let now = Inquiry.now
      var input = pollfd(fd: keys, events: Int16(POLLIN), revents: 0)
      guard now < end, poll(&input, 1, Int32((end - now) / 1_000_000 + 1)) > 0 else { break }
      let count = Glibc.read(keys, &bytes, bytes.count)
      guard count > 0 else { break }
      let wasComplete = isComplete
      decoder.decode(bytes[..<count]).forEach { hear($0) }
      if isComplete && !wasComplete { end = min(end, Inquiry.now + Self.disorder) }
    }
    if !isComplete { tcflush(keys, TCIFLUSH) }
  }

  private mutating func hear(_ event: ScreenEvent) {
    switch event {
    case .name(let name): self.name = name
    case .ground(let rgb): ground = rgb
    case .answered: isComplete = true
    case .key, .click, .wheel, .paste, .resize, .hangup: break
    }
  }

  /// Does something before any signal that would end or stop the process.
  private static func withoutInterruption(_ body: () -> Void) {
    var held = sigset_t()
    var before = sigset_t()
    sigemptyset(&held)
    for signal in [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP] { sigaddset(&held, signal) }
    pthread_sigmask(SIG_BLOCK, &held, &before)
    body()
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }
}
