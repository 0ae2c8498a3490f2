import Glibc

/// Open files.
package enum Descriptor {
  /// Writes all bytes.
  ///
  /// - Throws: ``SystemError``.
  package static func write(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      guard count >= 0 || errno == EINTR else { throw .last }
      rest = rest.dropFirst(max(0, count))
    }
  }
}
