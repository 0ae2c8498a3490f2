import Sheets

/// Reads sheets in XML: texture atlases of Starling and Sparrow, and tile sets of Tiled.
struct XMLSheetReader: SheetReader {
  let formatName = "xml"
  let ownEndings = ["tsx"]
  let sharedEndings = ["xml"]
  let telltales = ["<TextureAtlas", "<tileset"]

  func sizeLimit(ofFileStartingWith start: [UInt8]) -> Int? {
    recognizes(start) ? TextLimit.structured : nil
  }

  func recognizes(_ bytes: [UInt8]) -> Bool {
    bytes.visibleStart.first == UInt8(ascii: "<") || bytes.starts(with: [0xFF, 0xFE, 0x3C, 0])
      || bytes.starts(with: [0xFE, 0xFF, 0, 0x3C])
  }

  func read(
    _ bytes: [UInt8], at path: String, with access: any SheetFileAccess
  ) throws(SheetFileError) -> Sheet {
    let root = try XMLDocument.root(of: bytes)
    let neighbours = Neighbours(path: path, access: access)
    switch root.name {
    case "TextureAtlas": return try TextureAtlasReader(neighbours: neighbours).sheet(root)
    case "tileset": return try TileSetReader(neighbours: neighbours).sheet(root)
    default:
      throw root.error(
        "<\(quoted(root.name).dropFirst().dropLast())> is no sheet: <TextureAtlas> of Starling and "
          + "<tileset> of Tiled are")
    }
  }
}
