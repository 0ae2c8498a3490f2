public import Basics
public import Sheets

/// An ordered list of frames with durations, direction and repeat count.
public struct Animation: Hashable, Sendable {
  /// Frame numbers of the sheet, from zero; at least one.
  public var frames: [Int]
  /// How long each frame stays.
  public var timing: FrameTiming
  /// The order in which the frames are played.
  public var direction: PlayDirection
  /// How many passes are played; 0 is forever.
  public var repeatCount: Int
  /// When to stop, whatever the passes; nil for when they are over.
  ///
  /// After the last pass its last frame stays until then.
  public var hold: Nanoseconds?
  /// A factor on the pace of the frames, not on ``hold``.
  public var speed: Ratio
  /// How the pictures are mirrored when they are drawn.
  public var flip: Flip

  /// Makes an animation that plays at 10 frames per second forever, unless said otherwise.
  ///
  /// - Precondition: There is a frame, and a list of durations has one for each.
  public init(
    frames: [Int], timing: FrameTiming = .fps10, direction: PlayDirection = .forward,
    repeatCount: Int = 0, hold: Nanoseconds? = nil, speed: Ratio = .one, flip: Flip = []
  ) {
    precondition(!frames.isEmpty, "an animation has a frame")
    if case .durations(let durations) = timing {
      precondition(durations.count == frames.count, "each frame has a duration")
    }
    self.frames = frames
    self.timing = timing
    self.direction = direction
    self.repeatCount = repeatCount
    self.hold = hold
    self.speed = speed
    self.flip = flip
  }
}
