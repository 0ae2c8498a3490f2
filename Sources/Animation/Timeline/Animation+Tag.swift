import Basics
public import Sheets

extension Animation {
  /// What a tag of a sheet plays: at 10 frames per second where the file says nothing of it, and for
  /// ever if it does not say how often.
  ///
  /// - Parameters:
  ///   - tag: One of the sheet's.
  ///   - sheet: Says how long its frames stay unless the tag does.
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

  /// Durations as a file gives them: those that are missing or nothing are 100 ms, and the others are
  /// kept between 1 ms and 24 h.
  ///
  /// If all are alike, they become a rate, which is exact also where the duration is not whole
  /// nanoseconds. If all are missing, there is nothing.
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

  /// Frames per second that stay for so long each: of a duration that is not whole nanoseconds, the
  /// nearest whole number of millionths.
  private static func rate(of duration: Duration) -> Ratio {
    let nanoseconds = Nanoseconds(duration)
    guard duration != .nanoseconds(nanoseconds) else { return Ratio(.perSecond, nanoseconds) }
    let millionths = (Duration.seconds(1) / duration * 1e6).rounded()
    return Ratio(max(1, Int64(millionths)), 1_000_000)
  }
}
