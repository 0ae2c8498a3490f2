/// A named animation of a sheet, as the program that wrote the file knows it.
public struct Tag: Hashable, Sendable {
  /// Tags of one sheet may be called the same; their places in ``Sheet/tags`` tell them apart.
  public var name: String
  /// Frame numbers of the sheet, from zero, as the direction `forward` plays them; at least one.
  public var frames: [Int]
  /// How long each of ``frames`` stays; nil if the frames of the sheet say it themselves.
  public var durations: [Duration]?
  /// The order in which the frames are played.
  public var direction: PlayDirection
  /// How many passes are played, 0 for ever; nil if the file does not say.
  public var repeatCount: Int?

  /// Makes a tag of some frames, played forward for ever unless said otherwise.
  ///
  /// - Precondition: There is a frame, and durations, if any, are as many as the frames.
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
