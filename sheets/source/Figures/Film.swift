import Pixels

/// What a pixel is drawn with.
protocol Paint: Hashable, Sendable {
  var color: RGBA { get }
  /// The darkest tone of the same material, which its edge is drawn with.
  var line: Self { get }
  /// The tone of that edge where it faces the light.
  var litLine: Self { get }
}

/// A tile being drawn, or one part of it on a sheet of film of its own.
struct Film<Ink: Paint>: Sendable {
  let width: Int
  let height: Int
  private var inks: [Ink?]

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    inks = Array(repeating: nil, count: width * height)
  }

  /// The colour of a pixel; nil is nothing drawn, and so is all that lies outside.
  subscript(x: Int, y: Int) -> Ink? {
    get { contains(x, y) ? inks[y * width + x] : nil }
    set {
      if contains(x, y) { inks[y * width + x] = newValue }
    }
  }

  private func contains(_ x: Int, _ y: Int) -> Bool {
    x >= 0 && x < width && y >= 0 && y < height
  }

  /// Draws a shape given by the colour at any point, nil outside it.
  ///
  /// Of 16 points of each pixel the commonest colour wins, the one met first if several are
  /// equally common, so that edges fall where more than half of a pixel is covered.
  mutating func fill(_ ink: (Point) -> Ink?) {
    fill(columns: 0..<width, rows: 0..<height, ink)
  }

  /// The same for a shape that is known to lie within some columns and rows of pixels.
  mutating func fill(columns: Range<Int>, rows: Range<Int>, _ ink: (Point) -> Ink?) {
    for y in rows.clamped(to: 0..<height) {
      for x in columns.clamped(to: 0..<width) {
        if let winner = commonest(x, y, ink) { self[x, y] = winner }
      }
    }
  }

  /// Wipes out the pixels whose middle lies in a shape.
  mutating func clear(_ isInside: (Point) -> Bool) {
    for y in 0..<height {
      for x in 0..<width where isInside(Point(Double(x) + 0.5, Double(y) + 0.5)) {
        self[x, y] = nil
      }
    }
  }

  private func commonest(_ x: Int, _ y: Int, _ ink: (Point) -> Ink?) -> Ink? {
    var covered = 0
    var votes: [(ink: Ink, count: Int)] = []
    for sample in 0..<16 {
      let shift = Point(Double(sample % 4) * 0.25 + 0.125, Double(sample / 4) * 0.25 + 0.125)
      guard let found = ink(Point(Double(x), Double(y)) + shift) else { continue }
      covered += 1
      if let index = votes.firstIndex(where: { $0.ink == found }) {
        votes[index].count += 1
      } else {
        votes.append((found, 1))
      }
    }
    guard covered >= 8 else { return nil }
    return votes.reduce(votes.first) { best, vote in
      vote.count > (best?.count ?? 0) ? vote : best
    }?.ink
  }

  /// Lays another film over this one.
  mutating func lay(_ other: Self) {
    for y in 0..<height {
      for x in 0..<width {
        if let ink = other[x, y] { self[x, y] = ink }
      }
    }
  }

  /// The same drawing seen in a mirror.
  var mirrored: Self {
    var result = self
    for y in 0..<height {
      for x in 0..<width { result[x, y] = self[width - 1 - x, y] }
    }
    return result
  }

  /// The picture, with nothing half transparent.
  var bitmap: Bitmap {
    Bitmap(width: width, height: height, pixels: inks.map { $0?.color ?? .transparent })
  }
}
