import Basics
import CCurses
import Dispatch
import Glibc

/// Reads keys, clicks and replies from a terminal as they come, on the main queue.
@MainActor final class Keyboard {
  var onEvent: ((ScreenEvent) -> Void)?
  /// Called when the terminal is gone.
  var onHangup: (() -> Void)?
  /// What the terminal was asked, and whether it has answered.
  var inquiry: Inquiry {
    get { decoder.inquiry }
    set { decoder.inquiry = newValue }
  }
  /// Whether keys are read.
  var isListening = false {
    didSet {
      guard isListening != oldValue, !isOver else { return }
      if isListening { source.resume() } else { source.suspend() }
    }
  }

  private let descriptor: Int32
  private let clock: any AlarmClock
  private let source: any DispatchSourceRead
  private var decoder: TimedKeyDecoder
  private let alarm: any Alarm
  private var isOver = false
  /// How long ``dropAnswers()`` waits at most: a user who quits must not notice it.
  private static let droppingTimeout: Nanoseconds = 150 * .perMillisecond

  /// Makes a keyboard that does not listen yet.
  init(
    descriptor: Int32, decoder: KeyDecoder, clock: any AlarmClock
  ) {
    self.descriptor = descriptor
    self.decoder = TimedKeyDecoder(decoder)
    self.clock = clock
    alarm = clock.makeAlarm()
    source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.readKeys() }
    }
    alarm.onRing = { [weak self] _ in self?.giveUpWaiting() }
  }

  private func readKeys() {
    zoe_guard_thread()
    // In the background, what is typed is the shell's.
    guard zoe_is_foreground(descriptor) != 0 else { return }
    guard let events = readEvents() else { return hangUp() }
    for event in events { onEvent?(event) }
  }

  /// The events in what has come; nil if the terminal is gone.
  private func readEvents() -> [ScreenEvent]? {
    var bytes = [UInt8](repeating: 0, count: 1024)
    let count = read(descriptor, &bytes, bytes.count)
    if count < 0 && (errno == EAGAIN || errno == EINTR) { return [] }
    guard count > 0 else { return nil }
    let events = decoder.decode(bytes[..<count], at: clock.now)
    alarm.moment = decoder.deadline
    return events
  }

  private func giveUpWaiting() {
    for key in decoder.giveUpWaiting() { onEvent?(.key(key)) }
  }

  /// Reads and drops what comes while an answer is due, so that the next reader of the terminal does
  /// not get it; for a short time at most.
  func dropAnswers() {
    guard inquiry.end(at: clock.now) != nil else { return }
    let last = clock.now + Self.droppingTimeout
    while zoe_is_foreground(descriptor) != 0 {
      let time = clock.now
      guard let due = inquiry.end(at: time), time < min(due, last) else { break }
      let count = TerminalDevice.waitForInput(from: descriptor, atMost: min(due, last) - time)
      if count < 0 && errno == EINTR { continue }
      guard count > 0, readEvents() != nil else { break }
    }
    tcflush(descriptor, TCIFLUSH)
  }

  /// Stops listening: a terminal that is gone stays ready to be read forever.
  private func hangUp() {
    isOver = true
    source.cancel()
    onHangup?()
  }
}
