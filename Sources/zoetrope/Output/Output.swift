import Files
import Glibc
import Player

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
    do { try Descriptor.write(bytes, to: STDOUT_FILENO) } catch {
      throw .run("standard output cannot be written: \(error)")
    }
  }

  /// Writes text to standard error; nothing can be done if that fails.
  static func complain(_ text: String) {
    try? Descriptor.write(Array(text.utf8), to: STDERR_FILENO)
  }
}
