import Sheets
import Pixels

/// Reads JSON that is written by hand for Kaplay: pieces of an image, each cut into equal frames.
///
/// The image is not named in it; it has the file's name.
struct SlicedReader {
  let neighbours: Neighbours

  static func recognizes(_ root: JSONNode) -> Bool {
    !root.isEmpty
      && root.children.allSatisfy { piece in
        ["x", "y", "width", "height"].allSatisfy { piece[$0]?.number != nil }
      }
  }

  /// The sheet of a recognized file, with a tag for each animation, named after its piece and itself, and
  /// one for each piece without animations.
  ///
  /// - Throws: ``SheetFileError``.
  func sheet(_ root: JSONNode) throws(SheetFileError) -> Sheet {
    var atlas = Atlas(neighbours)
    _ = try atlas.image(nil)
    for piece in root.children {
      let frames = try add(piece, to: &atlas)
      guard let animations = piece["anims"], !animations.isEmpty else {
        try atlas.checkRoom(forTagged: frames.count) { piece.error($0) }
        atlas.add(Tag(name: piece.name, frames: Array(frames)))
        continue
      }
      for animation in animations.children {
        let tag = try tag(animation, of: piece.name, frames: frames)
        try atlas.checkRoom(forTagged: tag.frames.count) { animation.error($0) }
        atlas.add(tag)
      }
    }
    return try atlas.sheet()
  }

  /// Adds the frames of a piece, row by row.
  private func add(_ piece: JSONNode, to atlas: inout Atlas) throws(SheetFileError) -> Range<Int> {
    let columns = try piece["sliceX"]?.whole() ?? 1
    let rows = try piece["sliceY"]?.whole() ?? 1
    let (width, height) = (try piece.whole("width"), try piece.whole("height"))
    let areDivided = Self.divides(columns, width) && Self.divides(rows, height)
    guard areDivided else {
      throw piece.error("\(columns)x\(rows) frames do not divide its \(width)x\(height) pixels")
    }
    let (x, y) = (try piece.whole("x"), try piece.whole("y"))
    let first = atlas.places.count
    for row in 0..<rows {
      for column in 0..<columns {
        let region = PixelRect(
          x: x + column * (width / columns), y: y + row * (height / rows),
          width: width / columns, height: height / rows)
        let place = FramePlace(region: region, name: piece.name)
        try atlas.add(place) { piece.error($0) }
      }
    }
    return first..<atlas.places.count
  }

  /// Whether a side is cut into `count` equal parts, each of at least a pixel.
  private static func divides(_ count: Int, _ length: Int) -> Bool {
    count >= 1 && (count <= length || count == 1) && length % count == 0
  }

  /// The tag of an animation, which is a range of frames, or the number of one.
  private func tag(
    _ animation: JSONNode, of piece: String, frames: Range<Int>
  ) throws(SheetFileError) -> Tag {
    let isRange = animation.isObject
    let from = try isRange ? animation.whole("from") : animation.whole()
    let to = try isRange ? animation.whole("to") : from
    for number in [from, to] where !(0..<frames.count).contains(number) {
      throw animation.error("frame \(number) is not there: the piece has \(frames.count)")
    }
    let numbers = Array(min(from, to)...max(from, to)).map { frames.lowerBound + $0 }
    return Tag(
      name: piece + "_" + animation.name, frames: from > to ? numbers.reversed() : numbers,
      durations: try animation["speed"]?.frameDuration().map {
        Array(repeating: $0, count: numbers.count)
      },
      direction: animation["pingpong"]?.truth == true ? .pingpong : .forward,
      repeatCount: animation["loop"]?.truth.map { $0 ? 0 : 1 })
  }
}

extension JSONNode {
  /// How long a frame stays if the value is the number of frames per second; nil for zero.
  ///
  /// - Throws: ``SheetFileError`` if it is no number, or out of range.
  func frameDuration() throws(SheetFileError) -> Duration? {
    guard let number, number == 0 || FrameRate.allowed.contains(number) else {
      throw error("it must be a number of frames per second from 0.01 to 1000")
    }
    return number == 0 ? nil : .seconds(1) / number
  }
}
