import Glibc

/// Shows whether a file has changed, without reading it.
package struct FileMark: Hashable, Sendable {
  /// In bytes; of a folder, the number of names in it, since several may be added within the resolution of its time.
  package let size: Int
  /// Time of the last change in nanoseconds since 1970.
  package let modified: Int64

  init(size: Int, modified: Int64) {
    self.size = size
    self.modified = modified
  }

  init(_ status: stat, size: Int? = nil) {
    self.size = size ?? Int(status.st_size)
    let seconds = Int64(status.st_mtim.tv_sec)
    modified = seconds &* 1_000_000_000 &+ Int64(status.st_mtim.tv_nsec)
  }

  /// Looks at a file or a folder, through symbolic links; nil if there is none.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status, size: status.st_mode & S_IFMT == S_IFDIR ? Self.count(in: path) : nil)
  }

  private static func count(in folder: String) -> Int? {
    guard let directory = opendir(folder) else { return nil }
    defer { closedir(directory) }
    var count = 0
    while readdir(directory) != nil { count += 1 }
    return count
  }
}
