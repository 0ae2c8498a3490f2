import Foundation
import Support
import Testing

@testable import Pixels

struct StillPNGTests {
  private static let still = Bitmap.random(width: 90, height: 70, seed: 3).pngData()

  /// The start of a PNG file of some chunks with given sizes.
  private func start(_ chunks: [(String, Int)]) -> [UInt8] {
    chunks.reduce(Array(Self.still.prefix(8))) { bytes, chunk in
      bytes + [0, 0, UInt8(chunk.1 >> 8), UInt8(chunk.1 & 255)] + Array(chunk.0.utf8)
        + Array(repeating: 0, count: chunk.1 + 4)
    }
  }

  private func file(_ bytes: [UInt8]) throws -> (folder: TemporaryFolder, path: String) {
    let folder = try TemporaryFolder()
    let path = folder.path + "/a.png"
    try Data(bytes).write(to: URL(filePath: path))
    return (folder, path)
  }

  @Test func `A still file is recognized by the chunks before its pixels`() {
    #expect(StillPNG.isStill(start([("IHDR", 13), ("PLTE", 300), ("IDAT", 9)])[...]))
    #expect(StillPNG.isStill(start([("IHDR", 13), ("IDAT", 9), ("acTL", 8)])[...]))
    #expect(!StillPNG.isStill(start([("IHDR", 13), ("acTL", 8), ("IDAT", 9)])[...]))
    #expect(!StillPNG.isStill(start([("IHDR", 13), ("iCCP", 30_000)]).prefix(400)))
    #expect(!StillPNG.isStill([]))
    #expect(!StillPNG.isStill(Array("GIF89a, and so on".utf8)[...]))
  }

  @Test func `A file is decoded as its bytes are`() throws {
    // Larger than what is read at once.
    let bytes = Bitmap.random(width: 300, height: 200, seed: 1).pngData()
    let (folder, path) = try file(bytes)
    defer { withExtendedLifetime(folder) {} }
    #expect(try Bitmap(pngFile: path) == Bitmap(png: bytes))
  }

  @Test(arguments: [8, 20, 60, 200, still.count - 13])
  func `A file that is cut off is refused as its bytes are`(_ count: Int) throws {
    let bytes = Array(Self.still.prefix(count))
    let (folder, path) = try file(bytes)
    defer { withExtendedLifetime(folder) {} }
    let ofBytes = #expect(throws: PNGError.self) { try Bitmap(png: bytes) }
    let ofFile = #expect(throws: PNGFileError.self) { try Bitmap(pngFile: path) }
    #expect(ofFile == ofBytes.map { .png($0) })
  }

  @Test func `A picture that is too large is refused before it is decoded`() throws {
    let (folder, path) = try file(Self.still)
    defer { withExtendedLifetime(folder) {} }
    #expect(throws: PNGFileError.png(.tooLarge(width: 90, height: 70, pixelLimit: 6299))) {
      try Bitmap(pngFile: path, pixelLimit: 6299)
    }
  }
}
