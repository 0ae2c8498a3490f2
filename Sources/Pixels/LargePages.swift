import Glibc

/// Requests large pages for memory that is about to be filled.
enum LargePages {
  /// The least number of bytes that is worth the call.
  private static let least = 4 << 20

  /// Asks the system to use pages of 2 MiB rather than 4 KiB.
  ///
  /// A sheet of 4096 by 4096 pixels has 16,384 small pages, each of which costs a page fault when it is
  /// first written: together a sixth of the time for decoding the file. Systems without large pages ignore
  /// the request.
  static func advise(for memory: UnsafeMutableRawBufferPointer) {
    guard memory.count >= least, let start = memory.baseAddress else { return }
    let page = Int(sysconf(Int32(_SC_PAGESIZE)))
    let skipped = -Int(bitPattern: start) & (page - 1)
    _ = madvise(start + skipped, memory.count - skipped, MADV_HUGEPAGE)
  }
}
