import Glibc

/// Why a system call failed.
package struct SystemError: Error, Hashable, Sendable, CustomStringConvertible {
  /// As in `errno`.
  package let code: Int32

  package init(code: Int32) { self.code = code }

  /// The error of the last failed call.
  static var last: SystemError { SystemError(code: errno) }

  /// In the system's words.
  package var description: String { String(cString: strerror(code)) }
}
