public import Pixels

/// One picture of a sheet.
public struct Frame: Hashable, Sendable {
  /// The picture, untrimmed and upright.
  public let bitmap: Bitmap
  /// Its name in the sheet's file; empty if it has none.
  public let name: String
  /// How long it stays; nil if the file does not say.
  public let duration: Duration?
  /// The point by which it is placed; nil if the file does not say.
  public let pivot: Pivot?

  /// Makes a frame of a picture.
  public init(
    bitmap: Bitmap, name: String = "", duration: Duration? = nil, pivot: Pivot? = nil
  ) {
    self.bitmap = bitmap
    self.name = name
    self.duration = duration
    self.pivot = pivot
  }
}
