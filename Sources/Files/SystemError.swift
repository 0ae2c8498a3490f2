import Glibc

/// Why the system refused something.
package struct SystemError: Error, Hashable, Sendable, CustomStringConvertible {
  /// As in `errno`.
  package let code: Int32

  package init(code: Int32) { self.code = code }

  /// The reason of what failed last.
  static var last: SystemError { SystemError(code: errno) }

  /// In the system's words.
  package var description: String { String(cString: strerror(code)) }
}
