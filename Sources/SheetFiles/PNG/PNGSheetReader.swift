import Pixels
import Sheets

/// Reads PNG files: a sheet of one frame, which may be cut into tiles.
struct PNGSheetReader: SheetReader {
  let formatName = "png"
  let ownEndings = ["png"]

  func sizeLimit(ofFileStartingWith start: [UInt8]) -> Int? { recognizes(start) ? .max : nil }

  func recognizes(_ bytes: [UInt8]) -> Bool { PNGSignature.isAtStart(of: bytes) }

  func read(
    _ bytes: [UInt8], at path: String, with access: any SheetFileAccess
  ) throws(SheetFileError) -> Sheet {
    Sheet(bitmap: try access.bitmap(png: bytes))
  }

  func outline(
    _ bytes: [UInt8], at path: String, with access: any SheetFileAccess
  ) throws(SheetFileError) -> Sheet {
    Sheet(bitmap: try access.placeholder(png: bytes))
  }
}
