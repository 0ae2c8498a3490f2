/// How long a frame may stay.
enum FrameDuration {
  /// A day; what is longer is more likely damage than meant.
  static let mostSeconds = 86_400.0
  static let mostMilliseconds = 86_400_000
}

/// How many frames per second an animation may have.
enum FrameRate {
  static let allowed = 0.01...1000.0
}
