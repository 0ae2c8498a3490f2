/// A moment or a length of time in whole nanoseconds.
///
/// Moments count from the start of the play. 64 bits hold 292 years.
public typealias Nanoseconds = Int64

extension Nanoseconds {
  /// A second.
  public static let perSecond: Nanoseconds = 1_000_000_000
  /// A millisecond.
  public static let perMillisecond: Nanoseconds = 1_000_000

  /// This moment moved on; the last moment there is if it would come after that.
  package func later(by length: Nanoseconds) -> Nanoseconds {
    let (sum, overflow) = addingReportingOverflow(length)
    return overflow ? .max : sum
  }

  /// A duration rounded down to whole nanoseconds; the longest moment if it does not fit.
  public init(_ duration: Duration) {
    let (seconds, attoseconds) = duration.components
    let (whole, overflow) = seconds.multipliedReportingOverflow(by: Self.perSecond)
    self = overflow ? (seconds < 0 ? .min : .max) : whole + attoseconds / 1_000_000_000
  }
}
