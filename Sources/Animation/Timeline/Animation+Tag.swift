import Basics
public import Sheets

extension Animation {
  /// What a tag of a sheet plays: 10 frames per second if the file says nothing of durations, and
  /// forever if it says nothing of repeats.
  ///
  /// - Parameters:
  ///   - tag: One of the sheet's.
  ///   - sheet: How long its frames stay counts unless the tag says otherwise.
  public init(tag: Tag, of sheet: Sheet) {
    self.init(
      frames: tag.frames, timing: FrameTiming(of: tag, on: sheet) ?? .fps10,
      direction: tag.direction, repeatCount: tag.repeatCount ?? 0)
  }
}

extension FrameTiming {
  /// How long the frames of a tag stay; nil if neither it nor the sheet says so.
  public init?(of tag: Tag, on sheet: Sheet) {
    if let durations = tag.durations {
      self.init(durations)
    } else {
      self.init(of: tag.frames, on: sheet)
    }
  }

  /// How long some frames of a sheet stay; nil if its file does not say.
  ///
  /// - Precondition: The sheet has the frames.
  public init?(of frames: [Int], on sheet: Sheet) {
    self.init(frames.map { sheet.places[$0].duration })
  }

  /// Durations as a file gives them: missing ones and zeros become 100 ms, the others are limited to
  /// between 1 ms and 24 h.
  ///
  /// If all are alike they become a rate, which is exact even if the duration is not a whole number of
  /// nanoseconds. If all are missing the result is nil.
  ///
  /// - Parameter durations: Nil for one that is missing.
  private init?(_ durations: [Duration?]) {
    guard durations.contains(where: { $0 != nil }) else { return nil }
    let known = durations.map { duration in
      guard let duration, duration > .zero else { return Duration.milliseconds(100) }
      return min(max(duration, .milliseconds(1)), .seconds(86_400))
    }
    guard let first = known.first, known.allSatisfy({ $0 == first }) else {
      self = .durations(known.map { Nanoseconds($0) })
      return
    }
    self = .rate(Self.rate(of: first))
  }

  /// The frames per second of which each stays for a duration; if that is not a whole number of
  /// nanoseconds, rounded to millionths.
  private static func rate(of duration: Duration) -> Ratio {
    let nanoseconds = Nanoseconds(duration)
    guard duration != .nanoseconds(nanoseconds) else { return Ratio(.perSecond, nanoseconds) }
    let millionths = (Duration.seconds(1) / duration * 1e6).rounded()
    return Ratio(max(1, Int64(millionths)), 1_000_000)
  }
}
