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
        + "that all sheets of a graph may have; --max-pixels raises the limit"
    case .content(let error): error.description
    case .part(let path, let error): "\(quoted(path)): \(error)"
    }
  }
}

extension SheetFileError {
  init(_ error: PNGFileError) {
    self =
      switch error {
      case .file(let error): .file(error)
      case .png(let error): .png(error)
      }
  }
}
