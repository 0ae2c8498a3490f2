import CCurses
import Glibc

/// A file in memory that curses writes to in place of a terminal.
///
/// Curses never closes its terminal, so the file exists as long as the process.
@MainActor final class CaughtOutput {
  let descriptor: Int32

  /// The file in memory, at least as far as it was written.
  private var mapped = UnsafeMutableRawBufferPointer(start: nil, count: 0)
  /// The offset of the first byte that was not taken yet.
  private var start = 0
  /// When the file is longer than this, it is overwritten from its beginning, so that it stays in the
  /// processor's caches.
  private static let rewindLength = 0x1_0000

  /// Makes an empty file.
  ///
  /// - Throws: A failed system call.
  init() throws(TerminalError) {
    descriptor = zoe_memory_file()
    guard descriptor >= 0 else { throw .lastSystemError(in: "memfd_create") }
  }

  /// Passes what was written since the last call to a closure.
  func take(_ body: (UnsafeRawBufferPointer) -> Void) {
    let end = Int(lseek(descriptor, 0, SEEK_CUR))
    guard end > start, map(to: end) else { return }
    body(UnsafeRawBufferPointer(rebasing: mapped[start..<end]))
    start = end
    if end > Self.rewindLength { rewind() }
  }

  /// Forgets what was written.
  func rewind() {
    lseek(descriptor, 0, SEEK_SET)
    start = 0
  }

  /// Maps the file at least up to an offset; returns whether that succeeded.
  private func map(to end: Int) -> Bool {
    if end <= mapped.count { return true }
    if let start = mapped.baseAddress { munmap(start, mapped.count) }
    let size = max(end * 2, Self.rewindLength * 2)
    let memory = mmap(nil, size, PROT_READ, MAP_SHARED, descriptor, 0)
    guard let memory, memory != MAP_FAILED else {
      mapped = UnsafeMutableRawBufferPointer(start: nil, count: 0)
      return false
    }
    mapped = UnsafeMutableRawBufferPointer(start: memory, count: size)
    return true
  }
}
