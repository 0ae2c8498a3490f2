import Sheets
import Testing

@testable import SheetFiles

struct ForeignFormatTests {
  @Test(
    arguments: [
      ([0xFF, 0xD8, 0xFF, 0xE0], "a JPEG picture"), ([0x42, 0x4D, 1, 0, 0], "a BMP picture"),
      (Array("RIFF1234WEBPVP8 ".utf8), "a WebP picture"), (Array("qoif".utf8), "a QOI picture"),
      ([0, 0, 0, 32] + Array("ftypavif".utf8), "an AVIF or HEIC picture"),
      ([0x49, 0x49, 0x2A, 0], "a TIFF picture"),
    ] as [([UInt8], String)])
  func `Unreadable picture formats are named`(bytes: [UInt8], name: String) {
    #expect(ForeignFormat.name(of: bytes) == name)
  }

  @Test(arguments: ["", "BM", "BMX digraph", "digraph a {}"])
  func `A text is no picture`(text: String) {
    #expect(ForeignFormat.name(of: Array(text.utf8)) == nil)
  }
}
