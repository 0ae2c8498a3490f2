public import Basics

/// Something that happened to an animation, at its exact time.
public struct AnimationEvent: Hashable, Sendable {
  /// What happened.
  public enum Kind: String, Hashable, Sendable {
    /// It plays from its first frame.
    case start
    /// A pass ended and another follows.
    case loop
    /// It holds the frame that shows.
    case pause
    /// It goes on where it was paused.
    case resume
    /// The last frame's time is over, or the animator was stopped.
    case stop
  }

  public let kind: Kind
  /// When it happened, however late it is delivered.
  public let time: Nanoseconds
  /// Passes done since the start.
  public let passes: Int

  /// Makes an event.
  public init(_ kind: Kind, time: Nanoseconds, passes: Int) {
    self.kind = kind
    self.time = time
    self.passes = passes
  }
}
