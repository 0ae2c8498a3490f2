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

  /// The size of a tile, how many there are, and which are empty on purpose: something
  /// has flown away, sunk or burst.
  private static let tiled: [(name: String, width: Int, height: Int, count: Int, empty: Set<Int>)] =
    [
      ("brian.png", 61, 85, 24, []), ("brian-front.png", 61, 85, 12, []),
      ("cat.png", 32, 32, 60, []), ("floe.png", 80, 48, 140, [117]),
      ("fish.png", 28, 24, 78, [65, 77]), ("tank.png", 28, 32, 44, []),
      ("robot.png", 58, 48, 100, []),
    ]

  @Test(arguments: tiled)
  func `Tiles have their size, and something is on them`(
    name: String, width: Int, height: Int, count: Int, empty: Set<Int>
  ) throws {
    let sheet = try Sheet(
      bitmap: bitmap(name), grid: TileGrid(tileWidth: width, tileHeight: height))
    #expect(sheet.frameCount == count)
    for frame in 0..<sheet.frameCount {
      let isDrawn = sheet.frame(frame).bitmap.pixels.contains { $0.alpha > 0 }
      #expect(isDrawn != empty.contains(frame), "tile \(frame)")
    }
  }

  @Test func `Every sheet is tiled or one of the flower's pictures`() {
    let others = Self.names.filter { name in !Self.tiled.contains { $0.name == name } }
    #expect(others == (0...65).map { "flower/flower_\($0 < 10 ? "0" : "")\($0).png" })
  }

  @Test func `No picture of the flower has an empty edge`() throws {
    for name in Self.names where name.hasPrefix("flower/") {
      let picture = try bitmap(name)
      let (right, bottom) = (picture.width - 1, picture.height - 1)
      #expect((0...right).contains { picture[$0, 0].alpha > 0 }, "\(name)")
      #expect((0...bottom).contains { picture[0, $0].alpha > 0 || picture[right, $0].alpha > 0 })
    }
  }
}
