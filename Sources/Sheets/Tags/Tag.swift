/// An animation that a sheet's file names.
public struct Tag: Hashable, Sendable {
  /// Not necessarily unique: see ``Sheet/tagNames``.
  public var name: String
  /// Frame numbers of the sheet, from zero, as the direction `forward` plays them; at least one.
  public var frames: [Int]
  /// How long each of ``frames`` stays; nil if the frames of the sheet have their own durations.
  public var durations: [Duration]?
  /// The order in which the frames are played.
  public var direction: PlayDirection
  /// The number of passes, 0 for forever; nil if the file does not say.
  public var repeatCount: Int?

  /// Makes a tag of some frames, by default played forward.
  ///
  /// - Precondition: There is a frame, and a duration for each if any.
  public init(
    name: String, frames: [Int], durations: [Duration]? = nil,
    direction: PlayDirection = .forward, repeatCount: Int? = nil
  ) {
    precondition(!frames.isEmpty, "a tag has a frame")
    precondition(durations.map { $0.count == frames.count } ?? true, "each frame has a duration")
    self.name = name
    self.frames = frames
    self.durations = durations
    self.direction = direction
    self.repeatCount = repeatCount
  }
}
