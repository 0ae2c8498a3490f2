package import Glibc

/// Identifies a file or a folder, regardless of its name.
package struct FileIdentity: Hashable, Sendable {
  private let device: UInt
  private let number: UInt

  package init(_ status: stat) {
    device = UInt(status.st_dev)
    number = UInt(status.st_ino)
  }

  /// Looks at a file, through symbolic links; nil if there is none.
  package init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// Looks at an open file; nil if there is none.
  package init?(descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }
}
