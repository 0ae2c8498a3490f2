/// Why a frame of an atlas cannot be.
public struct FrameError: Error, Hashable, Sendable {
  /// The frame's number, from zero.
  public let frame: Int
  /// What is wrong, to be put after the frame's name and a colon; without a full stop.
  public let reason: String

  public init(frame: Int, reason: String) {
    self.frame = frame
    self.reason = reason
  }
}
