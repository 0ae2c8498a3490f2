public import Pixels

/// Why a frame of an atlas is impossible.
public struct FrameError: Error, Hashable, Sendable {
  /// The frame's number, from zero.
  public let frame: Int
  /// What is wrong with its place.
  public let cause: FramePlaceError

  public init(frame: Int, cause: FramePlaceError) {
    self.frame = frame
    self.cause = cause
  }
}

/// Why a frame cannot be cut out of its bitmap.
public enum FramePlaceError: Error, Hashable, Sendable {
  /// The region does not lie on the bitmap, of which width and height are given.
  case outside(PixelRect, width: Int, height: Int)
  /// The whole picture has no pixels.
  case empty(width: Int, height: Int)
  /// The whole picture has more pixels than allowed.
  case tooLarge(width: Int, height: Int, pixelLimit: Int)

  /// Whether a higher pixel limit would let the frame be cut.
  public var isPixelLimit: Bool {
    if case .tooLarge = self { true } else { false }
  }
}

extension FramePlaceError: CustomStringConvertible {
  /// What is wrong, to be put after the frame's name and a colon; without a full stop.
  public var description: String {
    switch self {
    case .outside(let region, let width, let height):
      "it lies at \(region.x),\(region.y) and is \(region.width)x\(region.height), which "
        + "does not fit into the image, which is \(width)x\(height)"
    case .empty(let width, let height): "it is \(width)x\(height), which shows nothing"
    case .tooLarge(let width, let height, let pixelLimit):
      "it is \(width)x\(height) pixels, more than the limit of \(pixelLimit)"
    }
  }
}
