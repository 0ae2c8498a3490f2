package import Basics

extension TraceEvent {
  /// The event as a line of a trace: seconds with three decimals, actor, event, state, detail,
  /// separated by tabs.
  ///
  /// - Parameter time: When it happened, on the clock that is printed.
  /// - Returns: The line without a newline.
  package func line(at time: Nanoseconds) -> String {
    let (event, detail) = words
    return
      ([Self.seconds(time), visible(actor), event, visible(state)] + [detail].compactMap { $0 })
      .joined(separator: "\t")
  }

  private var words: (event: String, detail: String?) {
    switch kind {
    case .start: ("start", nil)
    case .loop(let passes): ("loop", String(passes))
    case .pause: ("pause", nil)
    case .resume: ("resume", nil)
    case .stop: ("stop", nil)
    case .cut(let trigger): ("cut", visible(trigger))
    case .end: ("end", nil)
    case .frame(let tile): ("frame", String(tile))
    }
  }

  /// Rounded to the nearest millisecond, halves up.
  private static func seconds(_ time: Nanoseconds) -> String {
    let milliseconds = (time + .perMillisecond / 2) / .perMillisecond
    let fraction = String(milliseconds % 1000)
    return "\(milliseconds / 1000)." + String(repeating: "0", count: 3 - fraction.count) + fraction
  }
}
