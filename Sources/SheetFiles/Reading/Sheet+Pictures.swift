import Sheets
package import Pixels

extension Sheet {
  /// Makes a sheet of an animation's pictures, each of which is a frame.
  ///
  /// - Parameters:
  ///   - pictures: At least one.
  ///   - durations: How long each stays.
  ///   - tags: The animations that the file names.
  ///   - pivots: The points by which the frames are placed; empty if the file names none.
  ///   - playCount: How many times all are played; nil if the file does not say. It does not count if there
  ///     is only one.
  init(
    pictures: [Bitmap], durations: [Duration?], tags: [Tag] = [], pivots: [Pivot?] = [],
    playCount: Int? = nil
  ) {
    let places = pictures.enumerated().map { number, picture in
      FramePlace(
        bitmap: number, region: picture.bounds, duration: durations[number],
        pivot: pivots.isEmpty ? nil : pivots[number])
    }
    self.init(
      bitmaps: pictures, checkedPlaces: places, tags: tags,
      playCount: pictures.count > 1 ? playCount : nil)
  }
}

extension Sheet {
  /// The sheet of an animation of which no pixels are needed: all frames are the same placeholder.
  ///
  /// - Precondition: There is a duration for each frame, and at least one frame.
  static func outline(
    width: Int, height: Int, durations: [Duration?], tags: [Tag] = [], playCount: Int? = nil
  ) -> Sheet {
    let picture = Bitmap.placeholder(width: width, height: height)
    return Sheet(
      pictures: Array(repeating: picture, count: durations.count), durations: durations,
      tags: tags, playCount: playCount)
  }
}

extension SheetFileAccess {
  /// A placeholder for the picture in a PNG file, whose pixels are spent.
  ///
  /// - Parameter bytes: The file, or the first bytes of it.
  /// - Returns: A bitmap of the picture's size.
  /// - Throws: ``SheetFileError`` if the header is wrong, or the picture too large.
  package func placeholder(png bytes: [UInt8]) throws(SheetFileError) -> Bitmap {
    let outline: PNGOutline
    do { outline = try PNGOutline(png: bytes) } catch { throw .png(error) }
    try claim(width: outline.width, height: outline.height, count: 1)
    return .placeholder(width: outline.width, height: outline.height)
  }

  /// Spends the pixels of all frames of an animation.
  ///
  /// - Throws: ``SheetFileError``, which gives the number of frames if that is what is too large.
  func claimFrames(width: Int, height: Int, count: Int) throws(SheetFileError) {
    do { try claim(width: width, height: height, count: count) } catch {
      guard case .crowded(_, _, let pixelsLeft, let pixelLimit) = error, count > 1 else {
        throw error
      }
      throw .content(
        SheetContentError(
          "it has \(count) frames of \(width)x\(height) pixels, and \(pixelsLeft) pixels are left "
            + "of the \(pixelLimit) that all sheets of a graph may have",
          isPixelLimit: true))
    }
  }
}

extension SheetContentError {
  /// Rethrows an error in a file's content as one of the file.
  static func rethrown<Value>(
    _ body: () throws(SheetContentError) -> Value
  ) throws(SheetFileError) -> Value {
    do { return try body() } catch { throw .content(error) }
  }
}
