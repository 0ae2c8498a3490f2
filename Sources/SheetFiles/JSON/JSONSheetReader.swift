import Sheets

/// Reads sheets in JSON: those of Aseprite, of TexturePacker and programs that write like it, and two kinds
/// that are written by hand.
struct JSONSheetReader: SheetReader {
  let formatName = "json"
  let sharedEndings = ["json"]
  let telltales = ["\"frames\""]

  func sizeLimit(ofFileStartingWith start: [UInt8]) -> Int? {
    recognizes(start) ? TextLimit.structured : nil
  }

  func recognizes(_ bytes: [UInt8]) -> Bool { bytes.visibleStart.first == UInt8(ascii: "{") }

  func read(
    _ bytes: [UInt8], at path: String, with access: any SheetFileAccess
  ) throws(SheetFileError) -> Sheet {
    let root = try JSONDocument(bytes).root
    let neighbours = Neighbours(path: path, access: access)
    if root["frames"] != nil || root["textures"] != nil {
      return try PackedReader(neighbours: neighbours).sheet(root)
    }
    if SlicedReader.recognizes(root) {
      return try SlicedReader(neighbours: neighbours).sheet(root)
    }
    if TileListReader.recognizes(root) {
      return try TileListReader(neighbours: neighbours).sheet(root)
    }
    throw .content(
      SheetContentError(
        at: .value("frames"), "it is missing",
        remedy: "JSON sheets are read as Aseprite and TexturePacker write them"))
  }
}
