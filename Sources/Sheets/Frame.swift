public import Pixels

/// One picture of a sheet.
public struct Frame: Hashable, Sendable {
  /// The picture, untrimmed and upright.
  public let bitmap: Bitmap

  public init(bitmap: Bitmap) {
    self.bitmap = bitmap
  }
}
