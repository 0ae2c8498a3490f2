/// Lengths of time as people write them, with their unit: `100ms`, `2s`.
package enum TimeSpan {
  /// A time in seconds or milliseconds, exact to the nanosecond.
  package static func text(_ time: Nanoseconds) -> String {
    if time % .perSecond == 0 { return "\(time / .perSecond)s" }
    if time % .perMillisecond == 0 { return "\(time / .perMillisecond)ms" }
    var digits = String(time % .perMillisecond + .perMillisecond).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return "\(time / .perMillisecond).\(digits)ms"
  }
}
