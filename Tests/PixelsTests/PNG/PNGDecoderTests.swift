import Pixels
import Testing

struct PNGDecoderTests {
  /// A 3x2 file to break in several ways.
  static let file = Bitmap(width: 3, height: 2, filling: RGBA(200, 100, 50)).pngData()

  @Test func `No bytes, and bytes that are no PNG file, have their own errors`() {
    #expect(throws: PNGError.empty) { try Bitmap(png: []) }
    #expect(throws: PNGError.notPNG(start: Array("GIF89a".utf8))) {
      try Bitmap(png: Array("GIF89a".utf8))
    }
  }

  @Test func `A file cut off anywhere is refused, and called cut off`() throws {
    for count in 1..<Self.file.count {
      let error = #expect(throws: PNGError.self) {
        try Bitmap(png: Array(Self.file.prefix(count)))
      }
      guard case .truncated = error else {
        Issue.record("\(count) bytes: \(String(describing: error))")
        continue
      }
    }
  }

  @Test func `A file damaged anywhere is read or refused; only a crash fails this test`() {
    for index in Self.file.indices {
      var bytes = Self.file
      bytes[index] ^= 0x55
      _ = try? Bitmap(png: bytes)
    }
  }

  @Test func `A changed byte in the picture's data is detected`() throws {
    var bytes = Self.file
    bytes[bytes.count - 14] ^= 1
    let error = #expect(throws: PNGError.self) { try Bitmap(png: bytes) }
    guard case .damaged(let detail) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(detail == "IDAT: CRC error")
  }

  @Test(arguments: [(6, true), (5, false), (0, false), (-1, false)])
  func `The pixel limit counts pixels`(limit: Int, isEnough: Bool) throws {
    let bitmap = try? Bitmap(png: Self.file, pixelLimit: limit)
    #expect((bitmap != nil) == isEnough)
    if !isEnough {
      #expect(throws: PNGError.tooLarge(width: 3, height: 2, pixelLimit: limit)) {
        try Bitmap(png: Self.file, pixelLimit: limit)
      }
    }
  }

  @Test func `A header that claims a huge picture is refused for its size`() {
    var bytes = Self.file
    bytes.replaceSubrange(16..<24, with: [0x7F, 0xFF, 0xFF, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF])
    let side = Int(Int32.max)
    #expect(
      throws: PNGError.tooLarge(width: side, height: side, pixelLimit: Bitmap.defaultPixelLimit)
    ) { try Bitmap(png: bytes) }
  }

  @Test func `Errors in a chunk that does not concern colours are ignored`() throws {
    var bytes = Self.file
    let badText: [UInt8] = [0, 0, 0, 3] + Array("tEXtabc".utf8) + [1, 2, 3, 4]
    bytes.insert(contentsOf: badText, at: 33)
    #expect(try Bitmap(png: bytes) == Bitmap(png: Self.file))
  }
}
