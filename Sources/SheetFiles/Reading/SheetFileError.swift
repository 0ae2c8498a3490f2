public import Basics
public import Pixels

/// Why a sheet could not be read.
public indirect enum SheetFileError: Error, Hashable, Sendable {
  case file(FileError)
  case png(PNGError)
  /// The picture is not too large by itself, but together with the others of the same sheet or graph:
  /// of the `pixelLimit` pixels that all may have, only `pixelsLeft` are left.
  case crowded(width: Int, height: Int, pixelsLeft: Int, pixelLimit: Int)
  /// Something in the file is wrong.
  case content(SheetContentError)
  /// Another file that this one names cannot be read.
  case part(path: String, SheetFileError)
  /// An error, and what the user of a program can do about it there.
  case advised(SheetFileError, remedy: String)

  /// Whether a higher pixel limit would let the sheet be read.
  public var isPixelLimit: Bool {
    switch self {
    case .png(.tooLarge), .crowded: true
    case .content(let error): error.isPixelLimit
    case .part(_, let error): error.isPixelLimit
    case .file, .png, .advised: false
    }
  }
}

extension SheetFileError: CustomStringConvertible {
  /// What is wrong, to be put after a file's name and a colon; without a full stop.
  public var description: String {
    switch self {
    case .file(let error): error.description
    case .png(.notPNG(let start)):
      ForeignFormat.name(of: start).map { "it is \($0), which is not read; save it as PNG" }
        ?? "\(PNGError.notPNG(start: start)), nor any other sheet that is known"
    case .png(let error): error.description
    case .crowded(let width, let height, let pixelsLeft, let pixelLimit):
      "it is \(width)x\(height) pixels, and \(pixelsLeft) are left of the \(pixelLimit) "
        + "that all sheets of a graph may have"
    case .content(let error): error.description
    case .part(let path, let error): "\(quoted(path)): \(error)"
    case .advised(let error, let remedy): "\(error); \(remedy)"
    }
  }
}

extension SheetFileError {
  /// This error with a marked ``SheetContentError/isPixelLimit``, if it is one of content.
  func marked(isPixelLimit: Bool) -> SheetFileError {
    guard case .content(var error) = self else { return self }
    error.isPixelLimit = isPixelLimit
    return .content(error)
  }
}
