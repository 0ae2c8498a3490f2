/// How a frame was turned when it was packed into a bitmap.
public enum Turn: Hashable, Sendable, CaseIterable {
  /// As it is drawn.
  case upright
  /// A quarter turn to the right, as TexturePacker's JSON and Starling's XML have it.
  case clockwise
  case upsideDown
  /// A quarter turn to the left, as libGDX has it.
  case counterclockwise

  /// Whether a picture's width is its height on the bitmap.
  public var swapsSides: Bool { self == .clockwise || self == .counterclockwise }
}
