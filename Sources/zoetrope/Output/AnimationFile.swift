import Basics
import Animation
import Pixels

/// Pictures that come one after another, on their way to an animated PNG file.
struct AnimationFile {
  /// The maximum number that is read back.
  private static let mostPictures = 100_000

  private var encoder: APNGEncoder
  private var count = 0
  private let zoom: Int

  /// - Parameters:
  ///   - playCount: How often to play it; 0 means forever.
  ///   - zoom: How many pixels wide and high each pixel is drawn.
  init(playCount: Int, zoom: Int) {
    encoder = APNGEncoder(playCount: playCount)
    self.zoom = zoom
  }

  /// Adds a picture that ends at a time counted from the start of the first.
  ///
  /// - Throws: ``Failure/run(_:)`` if it is too large, or there are too many.
  mutating func add(_ picture: Bitmap, until end: Nanoseconds) throws(Failure) {
    count += 1
    guard count <= Self.mostPictures else {
      throw .run("there are more than \(Self.mostPictures) pictures; shorten the run with --for")
    }
    encoder.add(try picture.enlarged(zoom), until: .nanoseconds(end))
  }

  var bytes: [UInt8] { encoder.data() }
}

extension Bitmap {
  /// The bitmap with each pixel drawn `zoom` pixels wide and high.
  ///
  /// - Throws: ``Failure/run(_:)`` if it would have more pixels than a sheet may have.
  func enlarged(_ zoom: Int) throws(Failure) -> Bitmap {
    let (newWidth, newHeight) = (width * zoom, height * zoom)
    guard zoom == 1 || newWidth * newHeight <= Bitmap.defaultPixelLimit else {
      throw .run(
        "a picture of \(newWidth)x\(newHeight) pixels is too large; make it smaller with --zoom")
    }
    return scaled(toWidth: newWidth, height: newHeight, filter: .nearest)
  }
}
