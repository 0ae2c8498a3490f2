import Glibc

/// Writes to standard output and standard error.
enum Output {
  /// Writes text to standard output.
  ///
  /// - Throws: ``Failure/run(_:)`` if it cannot be written, as on a full disk.
  static func write(_ text: String) throws(Failure) {
    try write(Array(text.utf8))
  }

  /// Writes bytes to standard output.
  ///
  /// - Throws: ``Failure/run(_:)``.
  static func write(_ bytes: [UInt8]) throws(Failure) {
    try write(bytes, to: STDOUT_FILENO, named: "standard output")
  }

  /// Writes bytes to a descriptor, however many calls it takes.
  ///
  /// - Throws: ``Failure/run(_:)``.
  static func write(
    _ bytes: [UInt8], to descriptor: Int32, named name: String
  ) throws(Failure) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else {
        throw .run("\(name) cannot be written: \(String(cString: strerror(errno)))")
      }
      rest = rest.dropFirst(count)
    }
  }

  /// Writes text to standard error; nothing can be done if that fails.
  static func complain(_ text: String) {
    try? write(Array(text.utf8), to: STDERR_FILENO, named: "standard error")
  }

  /// Makes a file of bytes.
  ///
  /// - Parameters:
  ///   - bytes: All of it.
  ///   - path: Where; `-` is standard output.
  ///   - overwriting: Whether it takes the place of one that is there.
  /// - Throws: ``Failure/run(_:)``.
  static func save(
    _ bytes: [UInt8], to path: String, overwriting: Bool = true
  ) throws(Failure) {
    if path == "-" { return try write(bytes) }
    let mode = overwriting ? O_TRUNC : O_EXCL
    let descriptor = open(path, O_WRONLY | O_CREAT | mode | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      if errno == EEXIST { throw .run("\(named(path)) is there already; --force writes over it") }
      throw .run("\(named(path)) cannot be written: \(String(cString: strerror(errno)))")
    }
    defer { close(descriptor) }
    try write(bytes, to: descriptor, named: named(path))
  }
}
