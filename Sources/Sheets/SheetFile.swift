public import Pixels

/// Reads sheet files.
public enum SheetFile {
  /// Why a sheet could not be read.
  public enum Failure: Error, Hashable, Sendable, CustomStringConvertible {
    case file(FileError)
    case png(PNGError)
    /// It is not too large by itself, but with other sheets of the same graph: of all the pixels
    /// that they may have together, `pixelLimit`, only `pixelsLeft` are left.
    case crowded(width: Int, height: Int, pixelsLeft: Int, pixelLimit: Int)

    /// What is wrong, to be put after a file's name and a colon; without a full stop.
    public var description: String {
      switch self {
      case .file(let error): error.description
      case .png(let error): error.description
      case .crowded(let width, let height, let pixelsLeft, let pixelLimit):
        "it is \(width)x\(height) pixels, and \(pixelsLeft) are left of the \(pixelLimit) "
          + "that all sheets of a graph may have; --max-pixels raises the limit"
      }
    }
  }

  /// Whether bytes begin as a PNG file does.
  public static func isPNG(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: [0x89, 0x50, 0x4E, 0x47])
  }

  /// Decodes the PNG file at a path.
  ///
  /// - Throws: ``Failure``.
  public static func bitmap(
    _ path: String, pixelLimit: Int = Bitmap.defaultPixelLimit
  ) throws(Failure) -> Bitmap {
    let bytes: [UInt8]
    do { bytes = try FileContents.read(path) } catch { throw .file(error) }
    do { return try Bitmap(png: bytes, pixelLimit: pixelLimit) } catch { throw .png(error) }
  }
}
