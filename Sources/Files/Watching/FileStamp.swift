import Glibc

/// Shows whether a path leads to the same contents as before, without reading them.
package struct FileStamp: Hashable {
  package let identity: FileIdentity
  private let size: Int
  private let seconds: Int
  private let nanoseconds: Int

  /// Looks at a file, through symbolic links; nil if there is none.
  package init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    identity = FileIdentity(status)
    size = Int(status.st_size)
    seconds = status.st_mtim.tv_sec
    nanoseconds = status.st_mtim.tv_nsec
  }

  /// Whether it belongs to the same file or folder as another one, regardless of the contents.
  func isOfSameFile(as other: FileStamp?) -> Bool {
    identity == other?.identity
  }
}
