import Pixels

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

extension SheetFileAccess {
  /// Takes pixels for all frames of an animation.
  ///
  /// - Throws: ``SheetFile/Failure``, which tells of their number if it is that which is too much.
  func claimFrames(width: Int, height: Int, count: Int) throws(SheetFile.Failure) {
    do { try claim(width: width, height: height, count: count) } catch {
      guard case .crowded(_, _, let pixelsLeft, let pixelLimit) = error, count > 1 else {
        throw error
      }
      throw .content(
        SheetFault(
          "it has \(count) frames of \(width)x\(height) pixels, and \(pixelsLeft) pixels are left "
            + "of the \(pixelLimit) that all sheets of a graph may have; --max-pixels raises the limit"
        ))
    }
  }
}

extension SheetFault {
  /// Turns what is wrong in a file into why it cannot be read.
  static func failing<Value>(
    _ body: () throws(SheetFault) -> Value
  ) throws(SheetFile.Failure) -> Value {
    do { return try body() } catch { throw .content(error) }
  }
}
