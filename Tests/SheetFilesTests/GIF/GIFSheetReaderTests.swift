import Pixels
import Testing

@testable import SheetFiles
import Sheets

struct GIFSheetReaderTests {
  /// A screen of one pixel with the colours black and white.
  private static let header: [UInt8] =
    Array("GIF89a".utf8) + [1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]
  /// One white pixel: the codes clear, 1 and stop, of three bits each.
  private static let image: [UInt8] = [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x4C, 1, 0]
  private static let end: [UInt8] = [0x3B]

  private static func control(delay: Int) -> [UInt8] {
    [0x21, 0xF9, 4, 0, UInt8(delay & 255), UInt8(delay >> 8), 0, 0]
  }

  private static func netscape(_ count: UInt8) -> [UInt8] {
    [0x21, 0xFF, 11] + "NETSCAPE2.0".utf8 + [3, 1, count, 0, 0]
  }

  private func read(_ bytes: [UInt8], pixelLimit: Int = 100) throws -> Sheet {
    try SheetFile.read(bytes, at: "a.gif", with: DiskAccess(pixelLimit: pixelLimit))
  }

  @Test func `A file of one picture may be cut into tiles`() throws {
    let sheet = try read(Self.header + Self.image + Self.end)
    #expect(sheet.uncut == Bitmap(width: 1, height: 1, filling: RGBA(255, 255, 255)))
  }

  @Test func `The trailer may be missing`() throws {
    #expect(try read(Self.header + Self.image).frameCount == 1)
  }

  /// Hundredths of a second and milliseconds.
  @Test(arguments: [(0, 100), (1, 100), (2, 20), (3, 30), (10, 100), (500, 5000)])
  func `Delays are those of the file, except very short ones`(_ delay: Int, _ milliseconds: Int)
    throws
  {
    let sheet = try read(
      Self.header + Self.control(delay: delay) + Self.image + Self.image + Self.end)
    #expect(sheet.places[0].duration == .milliseconds(milliseconds))
  }

  @Test func `The number of loops counts repetitions`() throws {
    func count(_ extra: [UInt8]) throws -> Int? {
      try read(Self.header + extra + Self.image + Self.image + Self.end).playCount
    }
    #expect(try read(Self.header + Self.netscape(3) + Self.image + Self.end).playCount == nil)
    #expect(try count([]) == 1)
    #expect(try count(Self.netscape(0)) == 0)
    #expect(try count(Self.netscape(1)) == 2)
    #expect(try count([0x21, 0xFE, 2, 9, 9, 0]) == 1)
  }

  @Test func `A damaged file is refused with a reason`() throws {
    let whole = Self.header + Self.image + Self.image + Self.end
    for count in whole.indices {
      _ = try? read(Array(whole.prefix(count)))
    }
    for (bytes, reason) in [
      (Self.header + Self.end, "there is no picture"),
      (Array(Self.header.prefix(9)), "damaged"),
      (Self.header + Self.image.dropLast(4), "damaged"),
      (Self.header + [9] + Self.image, "damaged"),
    ] {
      let error = #expect(throws: SheetFileError.self) { try read(bytes) }
      #expect("\(try #require(error))".contains(reason))
    }
  }

  @Test func `Too many frames and too large ones are refused`() {
    let many = Array(repeating: Self.image, count: 401).flatMap { $0 }
    let error = #expect(throws: SheetFileError.self) { try read(Self.header + many + Self.end) }
    #expect(error.map { "\($0)".hasPrefix("it has 401 frames of 1x1 pixels") } == true)
    var large = Self.header
    large.replaceSubrange(6..<10, with: [255, 255, 255, 255])
    #expect(throws: SheetFileError.self) { try read(large + Self.image + Self.end) }
  }
}
