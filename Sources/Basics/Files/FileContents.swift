import Glibc

/// The bytes of a file.
package enum FileContents {
  /// Says how many bytes of a file are wanted, given its first eight, or all if it has fewer.
  package typealias Measure = (_ start: [UInt8]) -> Int

  /// Bytes that a measure is given.
  package static let startSize = 8

  /// The most bytes that are read unless the caller says otherwise: 1 GiB.
  package static let mostBytes = 1 << 30

  /// Whether there is a regular file at a path, absolute or relative to the current directory.
  package static func exists(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Reads a file, which must be a regular one: a pipe or a device would block or never end.
  ///
  /// - Parameters:
  ///   - path: Absolute, or relative to the current directory.
  ///   - limit: The most bytes to read; if more are wanted, the file is refused.
  ///   - wanted: How many bytes are wanted; the whole file by default.
  /// - Returns: The whole file, or its first bytes if only those are wanted.
  /// - Throws: ``FileError``.
  package static func read(
    _ path: String, limit: Int = mostBytes, wanted: Measure = { _ in .max }
  ) throws(FileError) -> [UInt8] {
    let (descriptor, size) = try opened(path)
    defer { close(descriptor) }
    return try read(descriptor, expecting: size, limit: limit, wanted: wanted)
  }

  /// Opens a file, which must be a regular one.
  ///
  /// - Returns: A descriptor, which the caller closes, and the file's size in bytes.
  /// - Throws: ``FileError``.
  package static func opened(_ path: String) throws(FileError) -> (descriptor: Int32, size: Int) {
    // Without O_NONBLOCK, opening a pipe would wait for a writer.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw .init(errno: errno) }
    var status = stat()
    let error: FileError? =
      if fstat(descriptor, &status) != 0 {
        .init(errno: errno)
      } else {
        switch status.st_mode & S_IFMT {
        case S_IFREG: nil
        case S_IFDIR: .directory
        default: .notRegular
        }
      }
    if let error {
      close(descriptor)
      throw error
    }
    return (descriptor, Int(status.st_size))
  }

  /// Reads a descriptor, which may be a pipe, to its end or until there are enough bytes.
  ///
  /// - Throws: ``FileError``.
  package static func read(
    descriptor: Int32, limit: Int = mostBytes, wanted: Measure = { _ in .max }
  ) throws(FileError) -> [UInt8] {
    try read(descriptor, expecting: 0, limit: limit, wanted: wanted)
  }

  private static func read(
    _ descriptor: Int32, expecting size: Int, limit: Int, wanted: Measure
  ) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    try fill(&bytes, to: startSize, from: descriptor)
    let wanted = wanted(bytes)
    guard min(size, wanted) <= limit else { throw .tooLarge(limit: limit) }
    // One byte more than allowed shows that there are too many.
    let most = min(wanted, limit == .max ? .max : limit + 1)
    bytes.reserveCapacity(min(size, most))
    try fill(&bytes, to: most, from: descriptor)
    guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
    return bytes
  }

  /// Reads on until there are `most` bytes, or the end is reached.
  private static func fill(
    _ bytes: inout [UInt8], to most: Int, from descriptor: Int32
  ) throws(FileError) {
    var chunk = [UInt8](repeating: 0, count: min(max(0, most - bytes.count), 1 << 18))
    while bytes.count < most {
      let count = Glibc.read(descriptor, &chunk, min(chunk.count, most - bytes.count))
      guard count >= 0 || errno == EINTR else { throw .init(errno: errno) }
      if count == 0 { return }
      bytes += chunk.prefix(max(count, 0))
    }
  }
}
