import Glibc

/// Large pages for memory that is about to be filled.
enum LargePages {
  /// Shorter memory is not worth the call.
  private static let least = 4 << 20

  /// Asks the system to lay memory in pages of 2 MiB rather than 4 KiB.
  ///
  /// A sheet of 4096 by 4096 pixels has 16,384 small pages, each of which costs a fault when it is
  /// first written: a sixth of what decoding the file takes. Where the system does not know large
  /// pages, nothing changes.
  static func advise(for memory: UnsafeMutableRawBufferPointer) {
    guard memory.count >= least, let start = memory.baseAddress else { return }
    let page = Int(sysconf(Int32(_SC_PAGESIZE)))
    let skipped = -Int(bitPattern: start) & (page - 1)
    _ = madvise(start + skipped, memory.count - skipped, MADV_HUGEPAGE)
  }
}
