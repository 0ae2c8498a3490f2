import Animation
import Basics
import StateGraph

// Values as they are written in a graph file.

extension Anchor {
  /// As it is written in a graph file.
  package var text: String {
    let vertical = ["top", nil, "bottom"][vertical.rawValue]
    let horizontal = ["left", nil, "right"][horizontal.rawValue]
    let words = [vertical, horizontal].compactMap { $0 }
    return words.isEmpty ? "center" : words.joined(separator: "-")
  }
}

extension Spot {
  /// As it is written in a graph file.
  package var text: String { "\(x.text),\(y.text)" }
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

extension Flip {
  /// As it is written in a graph file; empty for none.
  var text: String {
    (contains(.horizontal) ? "h" : "") + (contains(.vertical) ? "v" : "")
  }
}
