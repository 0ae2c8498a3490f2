import Basics
import Animation
import StateGraph

/// What a file means, for other programs and for people.
struct GraphInspection {
  let graph: StateGraph

  /// How long each frame stays, in the order of the list, speed included.
  func durations(of animation: Animation) -> [Nanoseconds] {
    switch animation.timing {
    case .rate(let rate):
      Array(
        repeating: (rate * animation.speed).dividing(.perSecond), count: animation.frames.count)
    case .durations(let durations): durations.map(animation.speed.dividing)
    }
  }
}

extension Anchor {
  /// As it is written in a graph file.
  var text: String {
    let vertical = ["top", nil, "bottom"][vertical.rawValue]
    let horizontal = ["left", nil, "right"][horizontal.rawValue]
    let words = [vertical, horizontal].compactMap { $0 }
    return words.isEmpty ? "center" : words.joined(separator: "-")
  }
}

extension Spot {
  /// As it is written in a graph file.
  var text: String { "\(x.text),\(y.text)" }
}

extension Spot.Coordinate {
  fileprivate var text: String {
    switch self {
    case .cells(let distance): decimal(millionths: Int64(distance / (.cell / 1_000_000)))
    // A millionth of a percent is the unit.
    case .part(let part): decimal(millionths: part) + "%"
    }
  }
}
