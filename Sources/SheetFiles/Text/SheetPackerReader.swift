import Basics
import Sheets
import Pixels

/// Reads the text atlases of Sprite Sheet Packer.
///
/// A line such as `hero_1 = 149 33 26 37` is a frame, with its name and, in pixels, its left, its top, its
/// width and its height. The image is called like the file.
struct SheetPackerReader: SheetReader {
  private static let mostBytes = TextLimit.plain

  let formatName = "packer"

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
    guard bytes.count <= Self.mostBytes else { throw .file(.tooLarge(limit: Self.mostBytes)) }
    var atlas = Atlas()
    let bitmap = try atlas.image(nil, of: Neighbours(path: path, access: access))
    var lines = TextLines(bytes)
    while let line = lines.next() {
      if line.isEmpty { continue }
      func fault(_ reason: String) -> SheetFileError {
        .content(SheetContentError(at: .line(lines.number, column: 1), reason))
      }
      guard let (name, numbers) = Self.entry(line) else {
        throw fault("a line is to be like hero_1 = 149 33 26 37")
      }
      guard let numbers else {
        throw fault(
          "\(quoted(name)) needs four whole numbers, left, top, width and height, "
            + "as in hero_1 = 149 33 26 37")
      }
      let region = PixelRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      try atlas.add(
        FramePlace(bitmap: bitmap, region: region, name: String(name)), within: access.pixelLimit,
        fault: fault)
    }
    for tag in FrameNames.tags(of: atlas.places.map(\.name)) { atlas.add(tag) }
    return try atlas.sheet()
  }

  /// The name that a line begins with, and its four numbers, nil if there are others; nil if the line
  /// has no equals sign.
  ///
  /// The name itself may have some.
  private static func entry(_ line: Substring) -> (name: Substring, numbers: [Int]?)? {
    guard let sign = line.utf8.lastIndex(of: UInt8(ascii: "=")) else { return nil }
    let name = line[..<sign].reversed().drop { $0 == " " || $0 == "\t" }.reversed()
    let words = line[line.utf8.index(after: sign)...].split { $0 == " " || $0 == "\t" }
    let numbers = words.compactMap { Int($0).flatMap { 0...1_000_000_000 ~= $0 ? $0 : nil } }
    let isComplete = words.count == 4 && numbers.count == 4
    return (String(name)[...], isComplete ? numbers : nil)
  }
}
