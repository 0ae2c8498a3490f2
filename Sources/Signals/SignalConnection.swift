import Basics
import Dispatch
import Glibc

/// The connection of one client to a player.
///
/// It never blocks: a client that does not receive its answers is disconnected.
@MainActor final class SignalConnection {
  /// When the client connected or sent its last request.
  private(set) var lastRequest: Nanoseconds
  private(set) var isOpen = true
  /// Called once, when the connection is closed.
  var onClose: (() -> Void)?

  private let descriptor: Int32
  private let source: any DispatchSourceRead
  private let onSignal: (String) -> Int
  private var buffer = LineBuffer(limit: SignalRequest.longestLine)

  /// Takes over a non-blocking descriptor.
  ///
  /// - Parameters:
  ///   - descriptor: The connection.
  ///   - now: The present.
  ///   - clock: Gives the times of requests.
  ///   - onSignal: Delivers a signal; returns how many actors listened.
  init(
    _ descriptor: Int32, at now: Nanoseconds, by clock: any AlarmClock,
    onSignal: @escaping (String) -> Int
  ) {
    self.descriptor = descriptor
    self.onSignal = onSignal
    lastRequest = now
    source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.read(at: clock.now) }
    }
    source.setCancelHandler { Glibc.close(descriptor) }
    source.activate()
  }

  /// Reads and answers pending requests, at most the bytes of one line at a time.
  ///
  /// Requests are ignored if the client has disconnected: it has reported a failure to its user, and
  /// the request may have been repeated.
  func read(at now: Nanoseconds) {
    guard isOpen else { return }
    var bytes = [UInt8](repeating: 0, count: SignalRequest.longestLine)
    let count = Glibc.read(descriptor, &bytes, bytes.count)
    if count < 0 && (errno == EAGAIN || errno == EINTR) { return }
    guard count > 0, !UnixSocket.isDisconnected(descriptor) else { return close() }
    var answers = ""
    var isUnderstood = true
    for line in buffer.lines(with: bytes[..<count]) where isUnderstood {
      let request = SignalRequest(line: line)
      isUnderstood = request != nil
      answers += (request.map(answer) ?? .error("this is not 'signal NAME'")).line
      lastRequest = now
    }
    if isUnderstood && buffer.isOverlong {
      isUnderstood = false
      answers += SignalAnswer.error("a line is too long").line
    }
    let isSent = answers.isEmpty || send(answers)
    if !isSent || !isUnderstood { close() }
  }

  func close() {
    guard isOpen else { return }
    isOpen = false
    // The source closes the descriptor when it has been cancelled.
    shutdown(descriptor, Int32(SHUT_RDWR))
    source.cancel()
    onClose?()
  }

  private func answer(_ request: SignalRequest) -> SignalAnswer {
    let count = onSignal(request.signal)
    return count > 0 ? .heard(count) : .ignored
  }

  private func send(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return UnixSocket.send(bytes[...], to: descriptor) == bytes.count
  }
}
