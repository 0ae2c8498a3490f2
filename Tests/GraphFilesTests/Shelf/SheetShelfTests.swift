import Basics
import StateGraph
import Support
@testable import GraphFiles
import Pixels
import SheetFiles
import Sheets
import Testing

struct SheetShelfTests {
  @Test func `A file is read once and cut once for each grid`() throws {
    var reads = 0
    let shelf = SheetShelf(
      directory: "art",
      read: { path in
        reads += 1
        return path == "art/a.png"
          ? .success(Sheet(bitmap: Bitmap(width: 8, height: 8))) : .failure(.file(.missing))
      }, list: SheetShelf.files)
    let grid = TileGrid(tileWidth: 4, tileHeight: 4)
    for _ in 0..<2 {
      let sheet = try shelf.sheet("a.png")
      let bitmap = try #require(sheet.uncut)
      #expect(shelf.index(of: sheet, at: "a.png") == 0)
      #expect(try shelf.index(of: bitmap, at: "a.png", cutBy: grid) == 1)
    }
    #expect(reads == 1)
    #expect(shelf.sheets.map(\.path) == ["art/a.png", "art/a.png"])
    #expect(shelf.sheets.map(\.sheet.frameCount) == [1, 4])
  }

  @Test func `A file that cannot be read is not tried again`() {
    var reads = 0
    let shelf = SheetShelf(
      directory: "",
      read: { _ in
        reads += 1
        return .failure(.file(.forbidden))
      }, list: SheetShelf.files)
    for _ in 0..<3 {
      #expect(throws: SheetFileError.file(.forbidden)) { try shelf.sheet("a.png") }
    }
    #expect(reads == 1)
    #expect(shelf.sheets.isEmpty)
  }

  @Test func `A file is read once for a sheet and for all patterns that match it`() throws {
    var reads: [String] = []
    let shelf = SheetShelf(
      directory: "art",
      read: { path in
        reads.append(path)
        return .success(Sheet(bitmap: Bitmap(width: 8, height: 8)))
      },
      list: { pattern, directory in
        pattern == "none*"
          ? .failure(.noMatch(pattern: pattern, folder: directory, near: nil))
          : .success(pattern == "a*" ? ["art/a1", "art/a2"] : ["art/a2", "art/b2"])
      })
    _ = try shelf.sheet("a1")
    #expect(try shelf.index(ofImages: "a*") == 0)
    #expect(try shelf.index(ofImages: "?2") == 1)
    #expect(throws: ValueError.self) { try shelf.index(ofImages: "none*") }
    #expect(reads == ["art/a1", "art/a2", "art/b2"])
    #expect(shelf.files == ["art/a1", "art/a2", "art/b2"])
    #expect(Set(shelf.imageFiles.keys) == ["a*", "?2", "none*"])
    #expect(shelf.imageFiles["?2"] == .success(["art/a2", "art/b2"]))
  }

  @Test(arguments: [
    ("", "a.png", "a.png"), ("art", "a.png", "art/a.png"), ("art", "/a.png", "/a.png"),
    ("..", "../a.png", "../../a.png"),
  ])
  func `Relative paths start from the directory`(directory: String, path: String, opened: String) {
    let shelf = SheetShelf(directory: directory, read: testSheet, list: SheetShelf.files)
    #expect(shelf.resolved(path) == opened)
  }
}
