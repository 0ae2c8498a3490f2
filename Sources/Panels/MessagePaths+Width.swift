import Basics
import Lookup

extension MessagePaths {
  /// The text with each path shortened to at most `width` columns: an ellipsis replaces the middle,
  /// and as much of the end is kept as identifies the file, if it fits.
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

  /// Width of the longest path, in columns.
  var width: Int { places.lazy.map { DisplayText(message[$0]).width }.max() ?? 0 }
}
