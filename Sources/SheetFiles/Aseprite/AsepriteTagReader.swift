import Sheets

/// Reads the tags of an Aseprite file.
struct AsepriteTagReader {
  /// Those so far, in the order of the file.
  private(set) var tags: [Tag] = []

  /// How many frames the file has.
  private let frameCount: Int

  /// By the numbers of the format; Aseprite takes other numbers for `forward`.
  private static let directions: [PlayDirection] = [
    .forward, .reverse, .pingpong, .pingpongReverse,
  ]

  init(frameCount: Int) { self.frameCount = frameCount }

  /// Reads a list of tags.
  ///
  /// - Throws: ``SheetContentError``.
  mutating func read(_ chunk: inout BinaryReader) throws(SheetContentError) {
    let count = try chunk.uint16()
    try chunk.skip(8)
    var taggedFrames = 0
    for _ in 0..<count {
      let (first, last) = (try chunk.uint16(), try chunk.uint16())
      let direction = try chunk.uint8()
      let repeats = try chunk.uint16()
      try chunk.skip(10)
      let name = try chunk.string()
      guard first <= last, last < frameCount else {
        throw chunk.error(
          "tag \(quoted(name)) is of frames \(first) to \(last), and there are \(frameCount)")
      }
      taggedFrames += last - first + 1
      guard taggedFrames <= Sheet.mostTaggedFrames else {
        throw chunk.error("tags have too many frames")
      }
      tags.append(
        Tag(
          name: name, frames: Array(first...last),
          direction: direction < Self.directions.count ? Self.directions[direction] : .forward,
          repeatCount: repeats == 0 ? nil : repeats))
    }
  }
}
