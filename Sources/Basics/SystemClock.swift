import Dispatch

/// The system's monotonic clock, which stands still while the machine sleeps.
///
/// It is the only place that reads a clock. Whatever depends on the time gets the time as an argument,
/// or a clock that can be moved by hand.
package enum SystemClock {
  /// Nanoseconds since some moment before the process started; never less than before.
  package static var now: Int64 { Int64(DispatchTime.now().uptimeNanoseconds) }
}
