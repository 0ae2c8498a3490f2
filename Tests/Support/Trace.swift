package import Basics
import Animation
package import StateGraph

/// Plays a graph and records its trace.
///
/// - Parameters:
///   - graph: What is played.
///   - end: Events from this moment of the outer clock on are left out.
///   - seed: Seed of chance.
///   - frames: Whether frames are reported.
///   - ticks: Moments at which the director is called; none for the moment of each event.
/// - Returns: The lines of the trace, without the last newline.
package func trace(
  _ graph: StateGraph, until end: Nanoseconds, seed: UInt64 = 0, frames: Bool = false,
  ticks: [Nanoseconds] = []
) -> String {
  let director = Director(graph, seed: seed)
  director.reportsFrames = frames
  var lines: [String] = []
  director.onEvent = { if $0.time < end { lines.append($0.line(at: $0.time)) } }
  director.start()
  if ticks.isEmpty {
    while let due = director.nextEvent, due < end { director.advance(to: due) }
  } else {
    for tick in ticks + [end] { director.advance(to: tick) }
  }
  return lines.joined(separator: "\n")
}

extension Nanoseconds {
  package static func milliseconds(_ count: Int64) -> Nanoseconds { count * perMillisecond }
  package static func seconds(_ count: Int64) -> Nanoseconds { count * perSecond }
}
