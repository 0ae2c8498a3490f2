/// How a frame was turned when it was packed into a bitmap.
public enum Turn: Hashable, Sendable, CaseIterable {
  /// Not at all.
  case upright
  /// A quarter turn to the right, as in TexturePacker's JSON and Starling's XML.
  case clockwise
  case upsideDown
  /// A quarter turn to the left, as in libGDX's atlases.
  case counterclockwise

  /// Whether a picture's width is its height on the bitmap.
  package var swapsSides: Bool { self == .clockwise || self == .counterclockwise }
}
