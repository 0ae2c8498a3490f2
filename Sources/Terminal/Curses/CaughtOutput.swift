import CCurses
import Glibc

/// A file in memory that curses takes for its terminal, and what it wrote there.
///
/// Curses is never done with its terminal, so the file lasts as long as the process.
@MainActor final class CaughtOutput {
  let descriptor: Int32

  /// The file's beginning, at least as far as it was written.
  private var mapped = UnsafeMutableRawBufferPointer(start: nil, count: 0)
  /// Where the bytes begin that were not taken yet.
  private var start = 0
  /// The file is written anew from its beginning when it is longer: it need not stay small, but in the
  /// processor's caches.
  private static let longEnough = 0x1_0000

  /// Makes an empty file.
  ///
  /// - Throws: A failed system call.
  init() throws(TerminalError) {
    descriptor = zoe_memory_file()
    guard descriptor >= 0 else { throw .lastSystemError(in: "memfd_create") }
  }

  /// Hands out what was written since it was last asked for.
  func take(_ body: (UnsafeRawBufferPointer) -> Void) {
    let end = Int(lseek(descriptor, 0, SEEK_CUR))
    guard end > start, map(to: end) else { return }
    body(UnsafeRawBufferPointer(rebasing: mapped[start..<end]))
    start = end
    if end > Self.longEnough { rewind() }
  }

  /// Forgets what was written.
  func rewind() {
    lseek(descriptor, 0, SEEK_SET)
    start = 0
  }

  /// Maps the file up to a place at least; returns whether that could be done.
  private func map(to end: Int) -> Bool {
    if end <= mapped.count { return true }
    if let start = mapped.baseAddress { munmap(start, mapped.count) }
    let size = max(end * 2, Self.longEnough * 2)
    let memory = mmap(nil, size, PROT_READ, MAP_SHARED, descriptor, 0)
    guard let memory, memory != MAP_FAILED else {
      mapped = UnsafeMutableRawBufferPointer(start: nil, count: 0)
      return false
    }
    mapped = UnsafeMutableRawBufferPointer(start: memory, count: size)
    return true
  }
}
