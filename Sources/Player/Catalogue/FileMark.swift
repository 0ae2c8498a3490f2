import Glibc

/// By what it is seen, without reading it, that a file is as it was.
package struct FileMark: Hashable, Sendable {
  /// In bytes.
  package let size: Int
  /// When it was written last, in nanoseconds since 1970.
  package let modified: Int64

  package init(size: Int, modified: Int64) {
    self.size = size
    self.modified = modified
  }

  init(_ status: stat) {
    size = Int(status.st_size)
    let seconds = Int64(status.st_mtim.tv_sec)
    modified = seconds &* 1_000_000_000 &+ Int64(status.st_mtim.tv_nsec)
  }

  /// Looks at a file, through symbolic links; nil if there is none.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }
}
