/// Pixels drawn by hand: a row of letters for each row of pixels, `.` where nothing is.
struct Pattern {
  private(set) var rows: [[Ink?]]

  /// Reads the letters of a drawing, each the raw value of an ``Ink``.
  init(_ drawing: String) {
    rows = drawing.split(separator: "\n").map { row in row.map(Ink.init(rawValue:)) }
  }

  /// The drawing seen in a mirror; its rows are of one width.
  var mirrored: Pattern {
    var result = self
    result.rows = rows.map { $0.reversed() }
    return result
  }

  /// Leans the drawing back in whole pixels, as by turning it a little about its lower middle.
  ///
  /// First rows slide, then columns, so that each pixel finds a place of its own.
  ///
  /// - Parameter pixels: How far the top row goes to the left, and the right edge up.
  /// - Returns: The leaned drawing, with a margin of as many pixels on all four sides.
  func leaned(back pixels: Int) -> Pattern {
    let width = rows.map(\.count).max() ?? 0
    let margin = abs(pixels)
    let empty = [Ink?](repeating: nil, count: width + 2 * margin)
    var slid = [[Ink?]](repeating: empty, count: rows.count + 2 * margin)
    for (y, row) in rows.enumerated() {
      let left = rounded(pixels * (rows.count - 1 - y), over: rows.count - 1)
      for (x, ink) in row.enumerated() { slid[y + margin][x + margin - left] = ink }
    }
    var result = self
    result.rows = slid
    for x in empty.indices {
      let rise = rounded(pixels * (2 * x - empty.count), over: empty.count)
      for y in slid.indices {
        result.rows[y][x] = slid.indices.contains(y + rise) ? slid[y + rise][x] : nil
      }
    }
    return result
  }

  private func rounded(_ value: Int, over divisor: Int) -> Int {
    Int((Double(value) / Double(max(1, divisor))).rounded())
  }
}

extension Canvas {
  /// Draws a pattern with its upper left corner at a pixel.
  mutating func stamp(_ pattern: Pattern, x: Int, y: Int) {
    for (row, inks) in pattern.rows.enumerated() {
      for (column, ink) in inks.enumerated() {
        if let ink { self[x + column, y + row] = ink }
      }
    }
  }
}
