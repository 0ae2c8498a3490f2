import Basics
import Lookup

extension MessagePaths {
  /// The text with each of them in so many columns at most: what is longer has an ellipsis in its middle, and
  /// as much behind it as says which file it is, if there is room.
  func text(cutTo width: Int, ellipsis: String) -> String {
    text { path in
      let whole = DisplayText(path)
      guard whole.width > width else { return String(path) }
      let last = path.lastIndex(of: "/").map { DisplayText(path[$0...]).width } ?? 0
      let room = max(0, width - ellipsis.count)
      let end = whole.count(endingWithin: min(room, max(last, (room + 1) / 2)))
      let start = whole.count(fitting: room - whole.width(of: whole.count - end..<whole.count))
      return path.prefix(start) + ellipsis + path.suffix(end)
    }
  }

  /// Columns of the longest of them.
  var width: Int { places.lazy.map { DisplayText(message[$0]).width }.max() ?? 0 }
}
