import Sheets
import Pixels

/// One region of a libGDX atlas while its lines are read.
struct GDXRegion {
  private let name: String
  private let line: Int
  private var x = 0
  private var y = 0
  /// Of the upright cutting; nil before it has been read.
  private var size: (width: Int, height: Int)?
  /// Of the untrimmed picture.
  private var original: (width: Int, height: Int)?
  /// Where the cutting lies in the untrimmed picture, from the lower left corner.
  private var offset = (x: 0, y: 0)
  private var turn = Turn.upright
  /// Place in an animation; negative for none.
  private var index = -1

  init(name: String, line: Int) {
    self.name = name
    self.line = line
  }

  /// The key and the value of a line such as `xy: 2, 7`; nil if it has no colon.
  static func entry(_ line: Substring) -> (key: Substring, value: Substring)? {
    guard let colon = line.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    return (line[..<colon], line[line.utf8.index(after: colon)...])
  }

  /// Sets a property; those without meaning for frames are passed over.
  ///
  /// - Parameters:
  ///   - key: What stands before the colon.
  ///   - value: What stands after it.
  ///   - line: The line's number, from 1.
  /// - Throws: ``SheetFileError`` if the value is not what the key needs.
  mutating func set(
    _ key: Substring, to value: Substring, line: Int
  ) throws(SheetFileError) {
    func numbers(_ count: Int) throws(SheetFileError) -> [Int] {
      try Self.numbers(count, in: value, of: key, line: line)
    }
    switch key {
    case "xy":
      let values = try numbers(2)
      (x, y) = (values[0], values[1])
    case "size":
      let values = try numbers(2)
      size = (values[0], values[1])
    case "bounds":
      let values = try numbers(4)
      (x, y) = (values[0], values[1])
      size = (values[2], values[3])
    case "orig":
      let values = try numbers(2)
      original = (values[0], values[1])
    case "offset":
      let values = try numbers(2)
      offset = (values[0], values[1])
    case "offsets":
      let values = try numbers(4)
      offset = (values[0], values[1])
      original = (values[2], values[3])
    case "index":
      index = try numbers(1)[0]
    case "rotate":
      turn = try Self.turn(value, line: line)
    default: break
    }
  }

  /// Where the frame lies.
  ///
  /// - Throws: ``SheetFileError`` if no line has given its size.
  func place(on bitmap: Int) throws(SheetFileError) -> FramePlace {
    guard let size else {
      throw error(
        "region \(quoted(name)) has no size; a line such as bounds: 2,7,87,101 is missing")
    }
    let region = PixelRect(
      x: x, y: y, width: turn.swapsSides ? size.height : size.width,
      height: turn.swapsSides ? size.width : size.height)
    let whole = original ?? size
    return FramePlace(
      bitmap: bitmap, region: region, turn: turn, size: whole,
      offset: (offset.x, whole.height - offset.y - size.height),
      name: index < 0 ? name : "\(name)_\(index)")
  }

  func error(_ reason: String) -> SheetFileError {
    .content(SheetContentError(at: .line(line, column: 1), reason))
  }

  private static func numbers(
    _ count: Int, in text: Substring, of key: Substring, line: Int
  ) throws(SheetFileError) -> [Int] {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      Int(String(part.drop { $0 == " " || $0 == "\t" }.prefix { $0 != " " && $0 != "\t" }))
        .flatMap { -1_000_000_000...1_000_000_000 ~= $0 ? $0 : nil }
    }
    guard parts.count == count, numbers.count == count else {
      let example = Array(["2", "7", "87", "101"].prefix(count)).joined(separator: ", ")
      throw .content(
        SheetContentError(
          at: .line(line, column: 1),
          "\(quoted(key)) needs \(count == 1 ? "a whole number" : "\(count) whole numbers"), "
            + "as in \(quoted("\(key): \(example)"))"))
    }
    return numbers
  }

  /// How the region was turned; degrees count counterclockwise, and `true` is 90.
  private static func turn(_ text: Substring, line: Int) throws(SheetFileError) -> Turn {
    switch text.drop(while: { $0 == " " || $0 == "\t" }) {
    case "false", "0": return .upright
    case "true", "90": return .counterclockwise
    case "180": return .upsideDown
    case "270": return .clockwise
    default:
      throw .content(
        SheetContentError(
          at: .line(line, column: 1),
          "rotate must be true, false, 90, 180 or 270, "
            + "not \(quoted(text))"))
    }
  }
}
