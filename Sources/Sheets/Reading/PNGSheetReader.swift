/// Reads PNG files: a sheet of one frame, which may be cut into tiles.
struct PNGSheetReader: SheetReader {
  let formatName = "png"

  func recognizes(_ bytes: [UInt8]) -> Bool { SheetFile.isPNG(bytes) }

  func read(
    _ bytes: [UInt8], at path: String, with access: any SheetFileAccess
  ) throws(SheetFile.Failure) -> Sheet {
    Sheet(bitmap: try access.bitmap(png: bytes))
  }

  func outline(
    _ bytes: [UInt8], at path: String, with access: any SheetFileAccess
  ) throws(SheetFile.Failure) -> Sheet {
    Sheet(bitmap: try access.placeholder(png: bytes))
  }
}
