import CCurses
import Dispatch
import Glibc

/// The only thing that writes to the terminal.
///
/// (The exception is `CCurses/rescue.c`, which restores a terminal when the process ends suddenly. What
/// the command line prints as text goes to standard output, which need not be a terminal.)
///
/// A picture goes out in one write, which may wait for a few milliseconds: a large picture does not
/// fit the kernel's buffer, and most terminals empty that at once. What the terminal does not take in
/// that time is sent when it is ready; until then `isBusy` asks for no more pictures.
@MainActor final class TerminalOutput {
  let descriptor: Int32
  /// Whether there are bytes left over.
  private(set) var isBusy = false
  /// Called when the terminal has taken everything.
  var onReady: (() -> Void)?
  /// Called when the terminal is gone.
  var onHangup: (() -> Void)?

  private var left: ArraySlice<UInt8> = []
  private lazy var source = makeSource()
  /// How long writing a picture may block, in milliseconds: half a frame at 60 Hz.
  private static let longestWrite: Int32 = 8
  /// An empty kernel buffer takes at least this many bytes, so writing them need not block.
  private static let smallPicture = 8192
  /// How long the bytes that restore the screen may take to be written, in milliseconds.
  private static let restoringTimeout: Int32 = 1000

  /// Makes an output of a descriptor, which nothing else may write to.
  init(descriptor: Int32) { self.descriptor = descriptor }

  private func makeSource() -> any DispatchSourceWrite {
    let source = DispatchSource.makeWriteSource(fileDescriptor: descriptor, queue: .main)
    source.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.sendRest() }
    }
    return source
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

  /// Sends bytes in place of all that is left over, and waits until they are out, for a second at most.
  ///
  /// What the kernel still holds for a slow terminal is dropped, too, or the user would have to watch
  /// it trickle out. The bytes must begin with an escape character, which ends any sequence that was
  /// cut off.
  ///
  /// - Returns: Whether the terminal took them all, or is gone.
  @discardableResult
  func sendNow(_ bytes: [UInt8]) -> Bool {
    if isBusy {
      becomeReady()
      tcflush(descriptor, TCOFLUSH)
    }
    var rest = bytes[...]
    while true {
      rest = rest.dropFirst(writeSome(rest))
      guard !rest.isEmpty else { return true }
      var room = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      guard poll(&room, 1, Self.restoringTimeout) > 0 else { return false }
    }
  }

  private func becomeReady() {
    left = []
    isBusy = false
    source.suspend()
  }

  /// Writes what the terminal takes.
  ///
  /// - Returns: How many bytes were written; all of them if the terminal is gone, as they need not be
  ///   written again.
  private func writeSome(_ bytes: ArraySlice<UInt8>, waiting: Bool = false) -> Int {
    while true {
      let count = bytes.withUnsafeBytes {
        waiting
          ? zoe_write_patiently(descriptor, $0.baseAddress, $0.count, Self.longestWrite)
          : Glibc.write(descriptor, $0.baseAddress, $0.count)
      }
      if count >= 0 { return count }
      if errno == EAGAIN || waiting && errno == EINTR { return 0 }
      guard errno == EINTR else { break }
    }
    onHangup?()
    return bytes.count
  }
}
