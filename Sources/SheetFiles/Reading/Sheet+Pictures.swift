import Sheets
package import Pixels

extension Sheet {
  /// Makes a sheet of an animation's pictures, each a frame.
  ///
  /// - Parameters:
  ///   - pictures: At least one.
  ///   - durations: How long each stays.
  ///   - tags: The animations that the file names.
  ///   - pivots: The points by which the frames are placed; empty if the file names none.
  ///   - playCount: How often the file says that all are played; nil if it does not say. It counts for nothing
  ///     if there is only one.
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
  /// The sheet of an animation whose pixels nobody wants: all its frames are one placeholder.
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
  /// A placeholder for the picture in a PNG file, whose pixels are taken.
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

  /// Takes pixels for all frames of an animation.
  ///
  /// - Throws: ``SheetFileError``, which tells of their number if it is that which is too much.
  func claimFrames(width: Int, height: Int, count: Int) throws(SheetFileError) {
    do { try claim(width: width, height: height, count: count) } catch {
      guard case .crowded(_, _, let pixelsLeft, let pixelLimit) = error, count > 1 else {
        throw error
      }
      throw .content(
        SheetContentError(
          "it has \(count) frames of \(width)x\(height) pixels, and \(pixelsLeft) pixels are left "
            + "of the \(pixelLimit) that all sheets of a graph may have; --max-pixels raises the limit"
        ))
    }
  }
}

extension SheetContentError {
  /// Turns what is wrong in a file into why it cannot be read.
  static func failing<Value>(
    _ body: () throws(SheetContentError) -> Value
  ) throws(SheetFileError) -> Value {
    do { return try body() } catch { throw .content(error) }
  }
}
