import CCurses
import Dispatch
import Glibc

/// Reads keys, clicks and replies from a terminal as they come, on the main queue.
@MainActor final class Keyboard {
  var onEvent: ((ScreenEvent) -> Void)?
  var onHangup: (() -> Void)?
  /// What the terminal was asked, and whether it has answered.
  var inquiry = Inquiry()
  /// Whether keys are read.
  var isListening = false {
    didSet {
      guard isListening != oldValue, !isOver else { return }
      if isListening { source.resume() } else { source.suspend() }
    }
  }

  private let descriptor: Int32
  private let source: any DispatchSourceRead
  private var decoder: KeyDecoder
  /// Counts what was read, so that a wait for more knows whether it came.
  private var readings = 0
  private var isOver = false
  /// Bytes of one key come closer together than this.
  private static let keyDelay = DispatchTimeInterval.milliseconds(25)
  /// How long whoever leaves waits for answers at most, in nanoseconds.
  private static let patience: UInt64 = 150_000_000
  /// Those of a reply, which may cross a network in pieces, closer than this.
  private static let replyDelay = DispatchTimeInterval.milliseconds(500)

  /// Makes a keyboard that does not listen yet.
  init(descriptor: Int32, decoder: KeyDecoder) {
    self.descriptor = descriptor
    self.decoder = decoder
    source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.readKeys() }
    }
  }

  private func readKeys() {
    zoe_guard_thread()
    // In the background, what is typed is the shell's.
    guard zoe_is_foreground(descriptor) != 0 else { return }
    guard let events = readEvents() else { return hangUp() }
    readings += 1
    for event in events { onEvent?(event) }
    if decoder.isWaiting { giveUpLater(reading: readings) }
  }

  /// The events in what has come; nil if the terminal is gone.
  private func readEvents() -> [ScreenEvent]? {
    var bytes = [UInt8](repeating: 0, count: 1024)
    let count = read(descriptor, &bytes, bytes.count)
    if count < 0 && (errno == EAGAIN || errno == EINTR) { return [] }
    guard count > 0 else { return nil }
    let events = decoder.decode(bytes[..<count])
    if events.contains(.answered) { inquiry.wasAnswered() }
    return events
  }

  private func giveUpLater(reading: Int) {
    let mayBeReply = decoder.isWithinReply || inquiry.end(at: Inquiry.now) != nil
    let delay = mayBeReply ? Self.replyDelay : Self.keyDelay
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.readings == reading else { return }
        for key in self.decoder.giveUpWaiting() { self.onEvent?(.key(key)) }
      }
    }
  }

  /// If an answer is due, reads and drops what comes until it is there or late, so that whoever reads
  /// the terminal next does not get it; nobody who wants to leave waits for long.
  func dropAnswers() {
    guard inquiry.end(at: Inquiry.now) != nil else { return }
    let last = Inquiry.now + Self.patience
    while let end = inquiry.end(at: Inquiry.now).map({ min($0, last) }), Inquiry.now < end,
      zoe_is_foreground(descriptor) != 0
    {
      var input = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let count = poll(&input, 1, Int32((end - min(end, Inquiry.now)) / 1_000_000 + 1))
      if count < 0 && errno == EINTR { continue }
      guard count > 0, readEvents() != nil else { break }
    }
    tcflush(descriptor, TCIFLUSH)
  }

  /// A terminal that is gone is ready to be read for ever.
  private func hangUp() {
    isOver = true
    source.cancel()
    onHangup?()
  }
}
