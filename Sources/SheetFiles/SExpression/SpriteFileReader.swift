import Sheets

/// Reads the `.sprite` files of SuperTux and of Pingus.
struct SpriteFileReader: SheetReader {
  let formatName = "sprite"
  let ownEndings = ["sprite"]

  func sizeLimit(ofFileStartingWith start: [UInt8]) -> Int? {
    recognizes(start) ? TextLimit.plain : nil
  }

  func recognizes(_ bytes: [UInt8]) -> Bool { bytes.visibleStart.first == UInt8(ascii: "(") }

  func read(
    _ bytes: [UInt8], at path: String, with access: any SheetFileAccess
  ) throws(SheetFileError) -> Sheet {
    var parser = SExpressionParser(bytes)
    let root = try parser.root()
    let neighbours = Neighbours(path: path, access: access)
    switch root.name {
    case "supertux-sprite":
      var actions = SpriteActions(parser: parser, neighbours: neighbours)
      return try actions.sheet(root)
    case "pingus-sprite":
      return try SpriteArray(parser: parser, neighbours: neighbours).sheet(root)
    default:
      throw parser.error(
        "it is no sheet: (supertux-sprite …) and (pingus-sprite …) are", at: root.place)
    }
  }
}

/// Values of `.sprite` files.
struct SpriteValues {
  let parser: SExpressionParser

  /// The one text after a name; nil if the name is missing.
  ///
  /// - Throws: ``SheetFileError`` if it is something else.
  func text(_ name: String, in list: SExpression) throws(SheetFileError) -> String? {
    guard let values = list.values(name) else { return nil }
    guard values.count == 1, let text = values.first?.string else {
      throw parser.error("(\(name) …) must hold one text", at: list.place)
    }
    return text
  }

  private static let range = -1_000_000_000...1_000_000_000

  /// The `count` whole numbers after a name; nil if the name is missing.
  ///
  /// - Throws: ``SheetFileError`` if there is anything else, or a number beyond ±10⁹.
  func wholes(
    _ count: Int, after name: String, in list: SExpression
  ) throws(SheetFileError) -> [Int]? {
    guard let values = list.values(name) else { return nil }
    let numbers = values.compactMap { $0.string.flatMap(Int.init) }.filter(Self.range.contains)
    guard values.count == count, numbers.count == count else {
      throw parser.error(
        "(\(name) …) must hold \(count == 1 ? "a whole number" : "\(count) whole numbers")",
        at: list.place)
    }
    return numbers
  }
}
