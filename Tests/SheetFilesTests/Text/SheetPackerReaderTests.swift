import Pixels
import SheetFiles
import Sheets
import Testing

struct SheetPackerReaderTests {
  @Test func `Each line is a frame, and numbered names are animations`() throws {
    let sheet = try MemoryFiles.read(
      "\u{FEFF}walk_1 = 0 0 3 2\r\n\r\nwalk_2 =\t4 1 3 2\na = b=2 3 1 1\n", at: "art/x.txt",
      images: ["art/x.png": (8, 4)])
    #expect(sheet.summary == "3 of 3x2*2 1x1; walk 0-1; a = b 2")
    #expect(sheet.places[1].region == PixelRect(x: 4, y: 1, width: 3, height: 2))
    #expect(sheet.places.map(\.name) == ["walk_1", "walk_2", "a = b"])
  }

  @Test(arguments: [
    ("a = 0 0 1 1\nb", "line 2, column 1: a line must be like hero_1 = 149 33 26 37"),
    (
      "a = 0 0 1 1\nb = 0 0 1",
      "line 2, column 1: \"b\" needs four whole numbers, left, top, width and height, "
        + "as in hero_1 = 149 33 26 37"
    ),
    (
      "a = 0 0 1 1\n\nb = 0 -1 2 99999999999999999999",
      "line 3, column 1: \"b\" needs four whole numbers, left, top, width and height, "
        + "as in hero_1 = 149 33 26 37"
    ),
    (
      "a = 15 0 3 2",
      "line 1, column 1: it lies at 15,0 and is 3x2, which does not fit into the image, "
        + "which is 16x8"
    ),
    ("a = 0 0 0 2", "line 1, column 1: it is 0x2, which shows nothing"),
  ])
  func `An error is reported with its place`(_ text: String, _ words: String) {
    #expect(MemoryFiles.complaint(text, at: "art/a.txt") == words)
  }

  @Test func `Without its image it says which one it wants`() {
    #expect(
      MemoryFiles.complaint("a = 0 0 1 1", at: "art/x.txt")
        == "it does not name its image; put the image beside it as \"x.png\"")
  }
}
