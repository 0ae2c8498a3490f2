import Glibc

/// The whole of a regular file.
public enum FileContents {
  /// Reads a file, which must be a regular one: a pipe or a device would block or never end.
  ///
  /// - Parameters:
  ///   - path: Absolute, or relative to the current directory.
  ///   - limit: The most bytes that the file may have.
  /// - Returns: All its bytes.
  /// - Throws: ``FileError``.
  public static func read(_ path: String, limit: Int = 1 << 30) throws(FileError) -> [UInt8] {
    // Without O_NONBLOCK, opening a pipe would wait for a writer.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw .init(errno: errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .init(errno: errno) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw .directory
    default: throw .notRegular
    }
    guard status.st_size <= limit else { throw .tooLarge(limit: limit) }
    return try readAll(descriptor, expecting: Int(status.st_size), limit: limit)
  }

  /// Reads a descriptor, a pipe too, until its end.
  ///
  /// - Throws: ``FileError``.
  public static func read(descriptor: Int32, limit: Int = 1 << 30) throws(FileError) -> [UInt8] {
    try readAll(descriptor, expecting: 0, limit: limit)
  }

  private static func readAll(
    _ descriptor: Int32, expecting size: Int, limit: Int
  ) throws(FileError) -> [UInt8] {
    // One more than expected, so that the end is seen without more room.
    var bytes = [UInt8](repeating: 0, count: size > 0 ? size + 1 : 1 << 16)
    var filled = 0
    while true {
      let count = bytes.withUnsafeMutableBytes { buffer in
        Glibc.read(descriptor, buffer.baseAddress?.advanced(by: filled), buffer.count - filled)
      }
      guard count >= 0 || errno == EINTR else { throw .init(errno: errno) }
      filled += max(count, 0)
      guard filled <= limit else { throw .tooLarge(limit: limit) }
      if count == 0 {
        bytes.removeLast(bytes.count - filled)
        return bytes
      }
      if filled == bytes.count {
        bytes.append(contentsOf: repeatElement(0, count: max(1 << 16, filled)))
      }
    }
  }
}
