public import Pixels

/// One picture of a sheet.
public struct Frame: Hashable, Sendable {
  /// The picture, untrimmed and upright.
  public let bitmap: Bitmap

  /// Makes a frame of a picture.
  public init(bitmap: Bitmap) {
    self.bitmap = bitmap
  }
}
