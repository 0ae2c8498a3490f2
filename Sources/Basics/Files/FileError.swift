import Glibc

/// Why a file could not be read.
public enum FileError: Error, Hashable, Sendable {
  case missing
  case directory
  /// A pipe, a socket or a device.
  case notRegular
  case forbidden
  /// More bytes than allowed.
  case tooLarge(limit: Int)
  /// Anything else, in the system's words.
  case other(String)

  package init(errno code: Int32) {
    self =
      switch code {
      case ENOENT, ENOTDIR: .missing
      case EISDIR: .directory
      // A socket, or a device that is not there.
      case ENXIO: .notRegular
      case EACCES, EPERM: .forbidden
      default: .other(String(cString: strerror(code)))
      }
  }
}

extension FileError: CustomStringConvertible {
  /// What is wrong, to be put after a file's name and a colon; without a full stop.
  public var description: String {
    switch self {
    case .missing: "no such file"
    case .directory: "it is a directory"
    case .notRegular: "it is a pipe or a device, not a file"
    case .forbidden: "no permission to read it"
    case .tooLarge(let limit): "it is larger than \(limit) bytes"
    case .other(let words): words
    }
  }
}
