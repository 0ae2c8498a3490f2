import CCurses
import Dispatch
import Glibc

/// Reads keys and clicks from a terminal as they come, on the main queue.
@MainActor final class Keyboard {
  var onEvent: ((ScreenEvent) -> Void)?
  var onHangup: (() -> Void)?
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
  private static let escapeDelay = DispatchTimeInterval.milliseconds(25)

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
    var bytes = [UInt8](repeating: 0, count: 1024)
    let count = read(descriptor, &bytes, bytes.count)
    if count < 0 && (errno == EAGAIN || errno == EINTR) { return }
    guard count > 0 else { return hangUp() }
    readings += 1
    for event in decoder.decode(bytes[..<count]) { onEvent?(event) }
    if decoder.isWaiting { giveUpLater(reading: readings) }
  }

  private func giveUpLater(reading: Int) {
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.escapeDelay) { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.readings == reading else { return }
        for key in self.decoder.giveUpWaiting() { self.onEvent?(.key(key)) }
      }
    }
  }

  /// A terminal that is gone is ready to be read for ever.
  private func hangUp() {
    isOver = true
    source.cancel()
    onHangup?()
  }
}
