import Animation
import Pixels
import StateGraph

/// Pictures that come one after another, on their way to an animated PNG file.
struct AnimationFile {
  private var encoder: APNGEncoder
  private let zoom: Int

  /// - Parameters:
  ///   - playCount: How often it is to be played, 0 for ever.
  ///   - zoom: How many pixels wide and high each pixel is drawn.
  init(playCount: Int, zoom: Int) {
    encoder = APNGEncoder(playCount: playCount)
    self.zoom = zoom
  }

  /// Adds a picture that is over at a time, counted from the start of the first.
  mutating func add(_ picture: Bitmap, until end: Nanoseconds) {
    encoder.add(picture.enlarged(zoom), until: .nanoseconds(end))
  }

  var bytes: [UInt8] { encoder.data() }
}

extension Bitmap {
  /// The bitmap with each pixel drawn so many pixels wide and high.
  func enlarged(_ zoom: Int) -> Bitmap {
    scaled(toWidth: width * zoom, height: height * zoom, filter: .nearest)
  }
}

/// What is said of pictures that are enlarged.
enum ZoomOption {
  static let spec = OptionSpec("--zoom", "N", "draw each pixel N pixels wide and high (default 1)")

  /// - Throws: ``Failure/usage(_:)``.
  static func value(_ arguments: Arguments) throws(Failure) -> Int {
    try arguments.value("--zoom", Quantity.zoom) ?? 1
  }
}
