/// A rectangle in units of a picture, counted from the upper left.
struct Rectangle: Hashable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  init(_ x: Int, _ y: Int, _ width: Int, _ height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  func moved(x: Int, y: Int) -> Rectangle {
    Rectangle(self.x + x, self.y + y, width, height)
  }

  /// As a part of an SVG path.
  var path: String { "M\(x) \(y)h\(width)v\(height)H\(x)z" }
}

extension [Rectangle] {
  /// The same area in fewer rectangles: those that touch are joined into rows, and equal rows that touch
  /// into one.
  var merged: [Rectangle] {
    var rows: [Rectangle] = []
    for next in sorted(by: { ($0.y, $0.height, $0.x) < ($1.y, $1.height, $1.x) }) {
      if let last = rows.last, last.y == next.y, last.height == next.height,
        last.x + last.width == next.x
      {
        rows[rows.count - 1].width += next.width
      } else {
        rows.append(next)
      }
    }
    var blocks: [Rectangle] = []
    for next in rows.sorted(by: { ($0.x, $0.width, $0.y) < ($1.x, $1.width, $1.y) }) {
      if let last = blocks.last, last.x == next.x, last.width == next.width,
        last.y + last.height == next.y
      {
        blocks[blocks.count - 1].height += next.height
      } else {
        blocks.append(next)
      }
    }
    return blocks.sorted { ($0.y, $0.x) < ($1.y, $1.x) }
  }
}
