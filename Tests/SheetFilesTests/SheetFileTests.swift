import Basics
import Pixels
import SheetFiles
import Sheets
import Testing

@Suite struct SheetFileTests {
  @Test(arguments: [
    ("{\"frames", 8 << 20), (" \n<a>", 8 << 20), ("[gd_scen", 8 << 20), ("digraph ", 4 << 20),
    ("cat.png\n", 4 << 20), ("// Äö", 4 << 20), ("", 4 << 20),
  ])
  func `Of a text, at most one byte more than allowed is wanted`(start: String, limit: Int) {
    #expect(SheetFile.bytesWanted(ofFileStartingWith: Array(start.utf8)) == limit + 1)
  }

  @Test func `Pictures are wanted as a whole`() {
    for start in [[0x89, 0x50, 0x4E, 0x47], Array("GIF89a".utf8), [1, 2, 0, 0, 0xE0, 0xA5]] {
      #expect(SheetFile.bytesWanted(ofFileStartingWith: start) == .max)
    }
    #expect(SheetFile.bytesWanted(ofFileStartingWith: [0xEF, 0xBB, 0xBF, 0x7B]) == (8 << 20) + 1)
  }

  @Test func `Of a file that is neither text nor a picture, no more is wanted than of a text`() {
    for start: [UInt8] in [[0, 0, 0, 0, 0, 0, 0, 0], [0x50, 0x4B, 3, 4], [0xFF, 0xFE, 0x3C, 0]] {
      #expect(SheetFile.bytesWanted(ofFileStartingWith: start) == (8 << 20) + 1)
    }
  }

  @Test(arguments: [
    ("{\"frames\": [", 8 << 20), ("<a>", 8 << 20), ("[gd_scene]\n", 8 << 20),
    ("a.png\nsize: 1,1\n", 4 << 20),
  ])
  func `Text that is too large is refused`(start: String, limit: Int) {
    let bytes = Array(start.utf8) + Array(repeating: UInt8(ascii: " "), count: limit)
    #expect(throws: SheetFileError.file(.tooLarge(limit: limit))) {
      try SheetFile.read(bytes, at: "a", with: MemoryFiles([:]))
    }
  }

  @Test func `A file of an unknown format is described by its start`() {
    #expect(
      MemoryFiles.complaint("just words")
        == "it is not a PNG file (it starts with \"just wor\"), nor any other sheet that is known")
  }

  @Test func `Endings of file names belong to a format, or are shared`() {
    #expect(SheetFile.formatsByEnding["ase"] == "aseprite")
    #expect(SheetFile.formatsByEnding.values.allSatisfy(SheetFile.formatNames.contains))
    #expect(SheetFile.sharedEndings.contains("json"))
    #expect(SheetFile.sharedEndings.isDisjoint(with: SheetFile.formatsByEnding.keys))
  }

  @Test func `A broken file may look like a sheet`() {
    #expect(SheetFile.looksLikeSheet(Array("<TextureAtlas".utf8)))
    #expect(!SheetFile.looksLikeSheet(Array("<svg>".utf8)))
  }
}
