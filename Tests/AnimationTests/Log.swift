import Basics
import Animation
import Pixels
import Sheets

/// The events that an observer heard.
final class Log {
  private(set) var events: [AnimationEvent] = []

  func add(_ event: AnimationEvent) { events.append(event) }

  /// "kind milliseconds passes" for each event.
  var lines: [String] {
    events.map { "\($0.kind.rawValue) \($0.time / .perMillisecond) \($0.passes)" }
  }
}

func milliseconds(_ count: Int64) -> Nanoseconds { count * .perMillisecond }

extension Sheet {
  /// A row of one-pixel frames; frame n is red n.
  static func numbered(_ count: Int) -> Sheet {
    let pixels = (0..<count).map { RGBA(UInt8($0), 0, 0) }
    let bitmap = Bitmap(width: count, height: 1, pixels: pixels)
    let sheet = try? Sheet(bitmap: bitmap, grid: TileGrid(tileWidth: 1, tileHeight: 1))
    return sheet ?? Sheet(bitmap: bitmap)
  }
}
