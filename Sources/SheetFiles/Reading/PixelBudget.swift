package import Pixels

/// How many pixels pictures may have, each by itself and all together.
package struct PixelBudget: Sendable {
  /// The ratio of the pixels that all pictures may have together to those that one may have.
  static let picturesWithinLimit = 4

  /// The most pixels that one picture may have.
  package let pixelLimit: Int
  /// The most pixels that all may have together.
  private let totalLimit: Int
  /// How many of those are left.
  package private(set) var pixelsLeft: Int

  /// Makes an unspent budget.
  package init(pixelLimit: Int) {
    self.pixelLimit = pixelLimit
    totalLimit = min(pixelLimit, .max / Self.picturesWithinLimit) * Self.picturesWithinLimit
    pixelsLeft = totalLimit
  }

  /// The most pixels that the next picture may have.
  package var mostPixels: Int { min(pixelLimit, pixelsLeft) }

  /// Checks that `count` pictures of a size may be decoded.
  ///
  /// - Throws: ``SheetFileError`` if not.
  package func check(width: Int, height: Int, count: Int = 1) throws(SheetFileError) {
    let (size, isLarge) = width.multipliedReportingOverflow(by: height)
    guard !isLarge, size <= pixelLimit else {
      throw .png(.tooLarge(width: width, height: height, pixelLimit: pixelLimit))
    }
    let (all, areMany) = size.multipliedReportingOverflow(by: count)
    guard !areMany, all <= pixelsLeft else {
      throw .crowded(
        width: width, height: height, pixelsLeft: pixelsLeft, pixelLimit: totalLimit)
    }
  }

  /// Spends the pixels of `count` pictures of a size.
  ///
  /// - Throws: ``SheetFileError`` if too few are left.
  package mutating func spend(
    width: Int, height: Int, count: Int = 1
  ) throws(SheetFileError) {
    try check(width: width, height: height, count: count)
    pixelsLeft -= width * height * count
  }

  /// Decodes a PNG file and spends its pixels.
  ///
  /// - Throws: ``SheetFileError``; a picture that is too large is not decoded.
  package mutating func decode(png bytes: [UInt8]) throws(SheetFileError) -> Bitmap {
    try decode { limit throws(PNGError) in try Bitmap(png: bytes, pixelLimit: limit) }
  }

  /// Decodes a PNG file while it is being read, and spends its pixels.
  ///
  /// - Throws: ``SheetFileError``; a picture that is too large is not decoded.
  package mutating func decode(_ file: StillPNG) throws(SheetFileError) -> Bitmap {
    try decode { limit throws(PNGError) in try file.bitmap(pixelLimit: limit) }
  }

  private mutating func decode(
    _ picture: (_ pixelLimit: Int) throws(PNGError) -> Bitmap
  ) throws(SheetFileError) -> Bitmap {
    let bitmap: Bitmap
    do {
      bitmap = try picture(mostPixels)
    } catch .tooLarge(let width, let height, _) {
      try check(width: width, height: height)
      throw .png(.tooLarge(width: width, height: height, pixelLimit: pixelLimit))
    } catch { throw .png(error) }
    try spend(width: bitmap.width, height: bitmap.height)
    return bitmap
  }
}
