import Foundation
import Pixels
import Testing

@testable import Sheets

/// The sheets that the project draws for itself.
struct OwnSheetsTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "sheets")

  static let names: [String] = {
    let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (files ?? []).filter { $0.hasSuffix(".png") }.sorted()
  }()

  private func bitmap(_ name: String) throws -> Bitmap {
    try Bitmap(png: [UInt8](try Data(contentsOf: Self.folder.appending(path: name))))
  }

  @Test(arguments: names)
  func `At most 32 colours, and nothing half transparent`(name: String) throws {
    let pixels = try bitmap(name).pixels
    #expect(Set(pixels.filter { $0.alpha == 255 }).count <= 32)
    #expect(pixels.allSatisfy { $0.alpha == 255 || $0 == .transparent })
    #expect(pixels.contains { $0.alpha == 255 })
  }

  @Test(arguments: [("brian.png", 61, 85, 24), ("cat.png", 32, 32, 48)])
  func `Tiles have their size, and none is empty`(
    name: String, width: Int, height: Int, count: Int
  ) throws {
    let sheet = try Sheet(
      bitmap: bitmap(name), grid: TileGrid(tileWidth: width, tileHeight: height))
    #expect(sheet.frameCount == count)
    for frame in 0..<sheet.frameCount {
      #expect(sheet.frame(frame).bitmap.pixels.contains { $0.alpha > 0 }, "tile \(frame)")
    }
  }
}
