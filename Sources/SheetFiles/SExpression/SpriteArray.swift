import Sheets
import Pixels

/// Reads a `(pingus-sprite …)`: tiles that lie side by side on one image, and how they are played.
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
    func fault(_ reason: String) -> SheetFileError {
      values.parser.fault(reason, at: root.place)
    }
    var atlas = Atlas()
    do { _ = try atlas.image(try values.text("image", in: root), of: neighbours) } catch .content(
      let error)
    { throw error.place == nil ? fault(error.reason) : .content(error) }
    let image = atlas.bitmaps[0]
    let start = try values.wholes(2, "position", in: root) ?? [0, 0]
    let counts = try values.wholes(2, "array", in: root) ?? [1, 1]
    guard counts.allSatisfy({ $0 > 0 }), counts[0] <= Sheet.mostFrames / counts[1] else {
      throw fault("an array of \(counts[0]) by \(counts[1]) cannot be")
    }
    let size =
      try values.wholes(2, "size", in: root)
      ?? [(image.width - start[0]) / counts[0], (image.height - start[1]) / counts[1]]
    let speed = try values.wholes(1, "speed", in: root)?[0] ?? Self.usualSpeed
    guard 0...86_400_000 ~= speed else {
      throw fault("(speed …) must be from 0 to 86400000 milliseconds")
    }
    for number in 0..<counts[0] * counts[1] {
      let region = PixelRect(
        x: start[0] + number % counts[0] * size[0], y: start[1] + number / counts[0] * size[1],
        width: size[0], height: size[1])
      try atlas.add(
        FramePlace(region: region, duration: .milliseconds(speed)),
        within: neighbours.access.pixelLimit
      ) { fault("tile \(number): \($0)") }
    }
    atlas.playCount = try values.text("loop", in: root) == "#f" ? 1 : 0
    return try atlas.sheet()
  }
}
