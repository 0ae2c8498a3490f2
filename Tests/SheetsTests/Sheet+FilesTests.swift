import Basics
import Foundation
import Pixels
import Sheets
import Support
import Testing

@Suite struct SheetFilesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for number in 1...2 {
      let bytes = Bitmap(width: 4, height: 2 * number).pngData()
      try Data(bytes).write(to: URL(filePath: folder.path + "/w\(number).png"))
    }
  }

  @Test func `A PNG is one frame, or tiles`() throws {
    #expect(try Sheet(png: folder.path + "/w1.png").frameCount == 1)
    #expect(try Sheet(png: folder.path + "/w2.png", tileWidth: 2, tileHeight: 2).frameCount == 4)
    let grid = TileGrid(tileWidth: 2, tileHeight: 2, gapX: 2)
    #expect(try Sheet(png: folder.path + "/w1.png", grid: grid).frameCount == 1)
  }

  @Test func `Numbered files are a frame each`() throws {
    let sheet = try Sheet(images: folder.path + "/w%d.png")
    #expect((0..<sheet.frameCount).map { sheet.size(ofFrame: $0).height } == [2, 4])
  }

  @Test func `Errors have descriptions`() {
    #expect(throws: PNGFileError.file(.missing)) { try Sheet(png: folder.path + "/w3.png") }
    #expect(throws: PNGFileError.self) {
      try Sheet(png: folder.path + "/w1.png", pixelLimit: 7)
    }
    let error = #expect(throws: TileGridError.self) {
      try Sheet(png: folder.path + "/w1.png", tileWidth: 3, tileHeight: 2)
    }
    #expect(
      error.map { "\($0)" }
        == "tiles of 3x2 do not divide the sheet, which is 4x2: 1 pixel at the right left over")
    let missing = #expect(throws: ImageSequenceError.self) {
      try Sheet(images: folder.path + "/v*.png")
    }
    #expect(missing.map { "\($0)" }?.hasPrefix("no file matches the pattern 'v*.png' in") == true)
  }
}
