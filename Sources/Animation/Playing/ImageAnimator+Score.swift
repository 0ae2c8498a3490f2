extension ImageAnimator {
  /// An animation as it is being played.
  struct Score {
    let frames: [Int]
    var timeline: Timeline
    /// Whether all frames are one and the same.
    let isStill: Bool

    init(_ animation: Animation) {
      frames = animation.frames
      timeline = Timeline(animation)
      isStill = animation.frames.allSatisfy { $0 == animation.frames[0] }
    }
  }
}
