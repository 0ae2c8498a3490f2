import Sheets
import Pixels

/// Reads a `(pingus-sprite …)`: a grid of tiles on one image, and how they are played.
struct SpriteArray {
  private let values: SpriteValues
  private let neighbours: Neighbours

  /// Milliseconds that a tile stays if the file does not say.
  private static let usualSpeed = 100

  init(parser: SExpressionParser, neighbours: Neighbours) {
    values = SpriteValues(parser: parser)
    self.neighbours = neighbours
  }

  /// The sheet, which is played as a whole.
  ///
  /// - Throws: ``SheetFileError``.
  func sheet(_ root: SExpression) throws(SheetFileError) -> Sheet {
    func error(_ reason: String) -> SheetFileError {
      values.parser.error(reason, at: root.place)
    }
    var atlas = Atlas(neighbours)
    _ = try atlas.image(try values.text("image", in: root), error: error)
    let image = atlas.bitmaps[0]
    let start = try values.wholes(2, after: "position", in: root) ?? [0, 0]
    let counts = try values.wholes(2, after: "array", in: root) ?? [1, 1]
    guard counts.allSatisfy({ $0 > 0 }), counts[0] <= Sheet.mostFrames / counts[1] else {
      throw error("an array of \(counts[0]) by \(counts[1]) cannot be")
    }
    let size =
      try values.wholes(2, after: "size", in: root)
      ?? [(image.width - start[0]) / counts[0], (image.height - start[1]) / counts[1]]
    let speed = try values.wholes(1, after: "speed", in: root)?[0] ?? Self.usualSpeed
    guard speed >= 0, speed <= FrameDuration.mostMilliseconds else {
      throw error("(speed …) must be from 0 to \(FrameDuration.mostMilliseconds) milliseconds")
    }
    for number in 0..<counts[0] * counts[1] {
      let region = PixelRect(
        x: start[0] + number % counts[0] * size[0], y: start[1] + number / counts[0] * size[1],
        width: size[0], height: size[1])
      try atlas.add(
        FramePlace(region: region, duration: .milliseconds(speed))
      ) { error("tile \(number): \($0)") }
    }
    atlas.playCount = try values.text("loop", in: root) == "#f" ? 1 : 0
    return try atlas.sheet()
  }
}
