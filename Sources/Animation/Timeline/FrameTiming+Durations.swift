import Basics

extension FrameTiming {
  /// All frames alike, each staying for `count` milliseconds.
  ///
  /// - Precondition: `count` is above zero.
  public static func milliseconds(_ count: Int) -> FrameTiming { .every(.milliseconds(count)) }

  /// All frames alike, each staying for `count` seconds.
  ///
  /// - Precondition: `count` is at least a nanosecond.
  public static func seconds(_ count: Double) -> FrameTiming { .every(.seconds(count)) }

  /// A duration for each frame, in the order of the frame list.
  ///
  /// - Precondition: Each is at least a nanosecond.
  public static func each(_ durations: [Duration]) -> FrameTiming {
    let nanoseconds = durations.map { Nanoseconds($0) }
    precondition(nanoseconds.allSatisfy { $0 > 0 }, "a frame stays for a while")
    return .durations(nanoseconds)
  }
}
