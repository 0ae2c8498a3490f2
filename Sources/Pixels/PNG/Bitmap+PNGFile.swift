import Basics

extension Bitmap {
  /// Decodes the PNG file at a path.
  ///
  /// - Parameters:
  ///   - path: Absolute, or relative to the current directory.
  ///   - pixelLimit: The most pixels allowed; a larger picture is refused before anything is
  ///     allocated for it.
  /// - Throws: ``PNGFileError``.
  public init(
    pngFile path: String, pixelLimit: Int = Bitmap.defaultPixelLimit
  ) throws(PNGFileError) {
    do {
      if let file = StillPNG(path) {
        self = try file.bitmap(pixelLimit: pixelLimit)
        return
      }
    } catch { throw .png(error) }
    let bytes: [UInt8]
    do { bytes = try FileContents.read(path) } catch { throw .file(error) }
    do { try self.init(png: bytes, pixelLimit: pixelLimit) } catch { throw .png(error) }
  }
}
