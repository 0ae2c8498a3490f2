public import Basics

/// How long the frames of an animation stay.
public enum FrameTiming: Hashable, Sendable {
  /// All alike, at a number of frames per second.
  case rate(Ratio)
  /// One duration for each frame, in the order of the frame list, each above zero.
  case durations([Nanoseconds])

  public static let fps5 = FrameTiming.rate(Ratio(5))
  public static let fps10 = FrameTiming.rate(Ratio(10))
  public static let fps15 = FrameTiming.rate(Ratio(15))
  public static let fps30 = FrameTiming.rate(Ratio(30))

  /// All frames alike, each staying for `duration`.
  ///
  /// - Precondition: `duration` is at least a nanosecond.
  public static func every(_ duration: Duration) -> FrameTiming {
    .rate(Ratio(Nanoseconds.perSecond, Nanoseconds(duration)))
  }
}
