import Sheets
import Pixels

/// Reads the text atlases of Sprite Sheet Packer.
///
/// A line such as `hero_1 = 149 33 26 37` is a frame: its name, and its left edge, upper edge, width and
/// height in pixels. The image has the file's name.
struct SheetPackerReader: SheetReader {
  let formatName = "packer"
  let sharedEndings = ["txt"]

  func sizeLimit(ofFileStartingWith start: [UInt8]) -> Int? {
    start.isText ? TextLimit.plain : nil
  }

  func recognizes(_ bytes: [UInt8]) -> Bool {
    var lines = TextLines(Array(bytes.prefix(4096)))
    while let line = lines.next() {
      if line.isEmpty { continue }
      return Self.entry(line)?.numbers != nil
    }
    return false
  }

  func read(
    _ bytes: [UInt8], at path: String, with access: any SheetFileAccess
  ) throws(SheetFileError) -> Sheet {
    var atlas = Atlas(Neighbours(path: path, access: access))
    let bitmap = try atlas.image(nil)
    var lines = TextLines(bytes)
    while let line = lines.next() {
      if line.isEmpty { continue }
      func error(_ reason: String) -> SheetFileError {
        .content(SheetContentError(at: .line(lines.number, column: 1), reason))
      }
      guard let (name, numbers) = Self.entry(line) else {
        throw error("a line must be like hero_1 = 149 33 26 37")
      }
      guard let numbers else {
        throw error(
          "\(quoted(name)) needs four whole numbers, left, top, width and height, "
            + "as in hero_1 = 149 33 26 37")
      }
      let region = PixelRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      try atlas.add(
        FramePlace(bitmap: bitmap, region: region, name: String(name)),
        error: error)
    }
    atlas.addTagsByNames()
    return try atlas.sheet()
  }

  /// The name at the start of a line, and its four numbers; nil if the line has no equals sign.
  ///
  /// The name itself may contain equals signs. The numbers are nil if there are not exactly four.
  private static func entry(_ line: Substring) -> (name: Substring, numbers: [Int]?)? {
    guard let sign = line.utf8.lastIndex(of: UInt8(ascii: "=")) else { return nil }
    let name = line[..<sign].reversed().drop { $0 == " " || $0 == "\t" }.reversed()
    let words = line[line.utf8.index(after: sign)...].split { $0 == " " || $0 == "\t" }
    let numbers = words.compactMap { Int($0).flatMap { 0...1_000_000_000 ~= $0 ? $0 : nil } }
    let isComplete = words.count == 4 && numbers.count == 4
    return (String(name)[...], isComplete ? numbers : nil)
  }
}
