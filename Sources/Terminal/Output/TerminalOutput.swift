import CCurses
import Dispatch
import Glibc

/// The one way for bytes to the terminal.
///
/// A picture goes out in one write, which waits a moment if need be: the kernel holds no large picture
/// for a terminal that is about to read it. A terminal that does not take it all in that moment gets
/// the rest when it is ready; until then `isBusy` says to make no more pictures.
@MainActor final class TerminalOutput {
  let descriptor: Int32
  /// Whether there are bytes left over.
  private(set) var isBusy = false
  /// The terminal has taken everything.
  var onReady: (() -> Void)?
  /// The terminal is gone.
  var onHangup: (() -> Void)?

  private var left: ArraySlice<UInt8> = []
  private let source: any DispatchSourceWrite
  /// How long a picture may take to be written at once, in milliseconds.
  private static let moment: Int32 = 8
  /// The kernel holds so many bytes and more, if it holds none yet.
  private static let smallPicture = 8192
  /// How long a restored screen may take to be written, in milliseconds.
  private static let patience: Int32 = 1000

  /// Makes an output of a descriptor of its own.
  init(descriptor: Int32) {
    self.descriptor = descriptor
    source = DispatchSource.makeWriteSource(fileDescriptor: descriptor, queue: .main)
    source.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.sendRest() }
    }
  }

  /// Sends a picture's bytes.
  ///
  /// - Precondition: It is not busy.
  func send(_ bytes: [UInt8]) {
    precondition(!isBusy, "a picture before the last one is out")
    let count = writeSome(bytes[...], waiting: bytes.count > Self.smallPicture)
    guard count < bytes.count else { return }
    left = bytes[count...]
    isBusy = true
    source.resume()
  }

  private func sendRest() {
    guard isBusy else { return }
    left = left.dropFirst(writeSome(left))
    guard left.isEmpty else { return }
    becomeReady()
    onReady?()
  }

  /// Sends bytes in place of all that is left over, and waits a second at most until they are out.
  ///
  /// What the kernel still holds for a terminal that does not keep up is dropped too, as nobody shall
  /// have to look on while it trickles out. The bytes begin with an escape, which ends any sequence
  /// that was cut off.
  func sendNow(_ bytes: [UInt8]) {
    if isBusy {
      becomeReady()
      tcflush(descriptor, TCOFLUSH)
    }
    var rest = bytes[...]
    while true {
      rest = rest.dropFirst(writeSome(rest))
      guard !rest.isEmpty else { return }
      var room = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      guard poll(&room, 1, Self.patience) > 0 else { return }
    }
  }

  private func becomeReady() {
    left = []
    isBusy = false
    source.suspend()
  }

  /// Writes what the terminal takes; all of it, so to speak, if the terminal is gone.
  private func writeSome(_ bytes: ArraySlice<UInt8>, waiting: Bool = false) -> Int {
    while true {
      let count = bytes.withUnsafeBytes {
        waiting
          ? zoe_write_patiently(descriptor, $0.baseAddress, $0.count, Self.moment)
          : write(descriptor, $0.baseAddress, $0.count)
      }
      if count >= 0 { return count }
      if errno == EAGAIN || waiting && errno == EINTR { return 0 }
      guard errno == EINTR else { break }
    }
    onHangup?()
    return bytes.count
  }
}
