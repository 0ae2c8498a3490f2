public import Basics

/// Why the PNG file at a path could not be read.
public enum PNGFileError: Error, Hashable, Sendable {
  /// The file system refused it.
  case file(FileError)
  /// The bytes in it are no picture.
  case png(PNGError)
}

extension PNGFileError: CustomStringConvertible {
  /// What is wrong, to be put after a file's name and a colon; without a full stop.
  public var description: String {
    switch self {
    case .file(let error): error.description
    case .png(let error): error.description
    }
  }
}
