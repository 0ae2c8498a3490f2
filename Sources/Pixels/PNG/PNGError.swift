/// Why a PNG file could not be read.
public enum PNGError: Error, Hashable, Sendable {
  /// There are no bytes.
  case empty
  /// The data is something else; `start` holds its first bytes, at most eight.
  case notPNG(start: [UInt8])
  /// The picture has more pixels than allowed.
  case tooLarge(width: Int, height: Int, pixelLimit: Int)
  /// The data ends before the picture does; `detail` is in libpng's words.
  case truncated(detail: String)
  /// The data violates the format; `detail` is in libpng's words.
  case damaged(detail: String)
  /// The animation violates the format of APNG: how, and at which byte of the file, from zero.
  case animation(String, at: Int)
  /// There is not enough memory.
  case outOfMemory
}
