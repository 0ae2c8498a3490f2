/// A tile of a figure.
typealias Tile = Film<Tone>

extension Film where Ink == Tone {
  /// Draws a round body in the light, without a line around it; `glow` makes it brighter than the
  /// light does.
  mutating func shade(_ solid: Solid, _ ramp: Ramp, glow: Double = 0) {
    fill(solid) { _, normal in ramp.tone(brightness: Light.brightness(normal: normal) + glow) }
  }

  /// Draws a round body whose tone depends on the place and on how the surface is turned there.
  mutating func fill(_ solid: Solid, _ tone: (Point, Point) -> Tone?) {
    let bounds = solid.bounds
    fill(
      columns: Int(bounds.left) - 1..<Int(bounds.right) + 2,
      rows: Int(bounds.top) - 1..<Int(bounds.bottom) + 2
    ) { point in
      guard let normal = solid.normal(point), normal.length < 1 else { return nil }
      return tone(point, normal)
    }
  }

  /// Draws a flat shape with corners.
  mutating func fill(_ corners: [Point], _ tone: Tone) {
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    fill(
      columns: Int(xs.min() ?? 0) - 1..<Int(xs.max() ?? 0) + 2,
      rows: Int(ys.min() ?? 0) - 1..<Int(ys.max() ?? 0) + 2
    ) { contains(corners, $0) ? tone : nil }
  }

  /// Draws by hand: a row of letters for each row of pixels, each letter a tone of the key; others
  /// leave the pixel as it is.
  mutating func stamp(_ drawing: String, x: Int, y: Int, _ key: [Character: Tone]) {
    for (row, letters) in drawing.split(separator: "\n").enumerated() {
      for (column, letter) in letters.enumerated() {
        if let tone = key[letter] { self[x + column, y + row] = tone }
      }
    }
  }

  /// Lays a part over this tile, with a line around it.
  mutating func add(_ draw: (inout Self) -> Void) {
    var part = Self(width: width, height: height)
    draw(&part)
    lay(part.withoutSpecks().outlined())
  }
}
