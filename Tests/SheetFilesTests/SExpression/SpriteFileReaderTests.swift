import Pixels
import SheetFiles
import Sheets
import Testing

struct SpriteFileReaderTests {
  @Test func `Actions are tags, and mirror and repeat others`() throws {
    let sheet = try MemoryFiles.read(
      """
      (supertux-sprite ; a walker
        (action (name "left") (hitbox 1 2 3.5 4) (fps 20) (images "a.png" "b.png" "a.png"))
        (action (name "right") (mirror-action "left"))
        (action (name "fall") (fps 4.0) (loops 1) (flip-action "right"))
        (action (name "again") (clone-action "left") (loops -1))
        (action (images "b.png")))
      """, at: "art/x.sprite", images: ["art/a.png": (4, 2), "art/b.png": (3, 3)])
    #expect(
      sheet.summary == """
        6 of 4x2 3x3 4x2 3x3 4x2 3x3; left 0,1,0 50 ms x0; right 2,3,2 50 ms x0; \
        fall 4,5,4 250 ms x1; again 0,1,0 50 ms x0; default 1 100 ms x0
        """)
    #expect(sheet.frame(2).bitmap.pixels.prefix(4).map(\.red) == [3, 2, 1, 0])
    #expect(sheet.frame(4).bitmap.pixels.prefix(4).map(\.red) == [7, 6, 5, 4])
    #expect(sheet.places[2].name == "a")
  }

  @Test func `Tiles lie side by side on one image`() throws {
    let sheet = try MemoryFiles.read(
      """
      (pingus-sprite (image "../art/a.png") (origin "bottom_center") (offset 0 -3)
        (position 2 1) (size 3 2) (array 4 2) (speed 80) (loop #f))
      """, at: "art/x.sprite")
    #expect(sheet.summary == "8 of 3x2, 80 ms")
    #expect(sheet.places[5].region == PixelRect(x: 5, y: 3, width: 3, height: 2))
    #expect(sheet.playCount == 1)
    let whole = try MemoryFiles.read("(pingus-sprite (image \"a.png\"))", at: "art/x.sprite")
    #expect(whole.summary == "1 of 16x8, 100 ms" && whole.playCount == 0)
  }

  @Test(arguments: [
    ("(x)", "line 1, column 1: it is no sheet: (supertux-sprite …) and (pingus-sprite …) are"),
    ("(supertux-sprite", "line 1, column 17: the file ends before the last parenthesis"),
    ("(supertux-sprite))", "line 1, column 18: there is something after the last parenthesis"),
    ("(supertux-sprite)", "line 1, column 1: it has no (action …) with images"),
    ("(supertux-sprite\n \"a)", "line 2, column 2: the quotes are not closed"),
    ("(supertux-sprite (action))", "line 1, column 18: action \"default\" has no images"),
    (
      "(supertux-sprite (action (mirror-action \"b\")))",
      "line 1, column 18: there is no action \"b\" before this one"
    ),
    (
      "(supertux-sprite (action (images \"a.png\") (fps 0)))",
      "line 1, column 18: (fps …) must be from 0.01 to 1000"
    ),
    (
      "(supertux-sprite (action (images \"no.png\")))",
      "line 1, column 34: its image \"no.png\" is not there; put the image beside it as \"x.png\""
    ),
    (
      "(pingus-sprite (image \"a.png\") (size 9 9))",
      "line 1, column 1: tile 0: it lies at 0,0 and is 9x9, which does not fit into the image, "
        + "which is 16x8"
    ),
    (
      "(pingus-sprite (image \"a.png\") (array 99999999 99999999))",
      "line 1, column 1: an array of 99999999 by 99999999 cannot be"
    ),
    (
      "(pingus-sprite (image \"a.png\") (size 9))",
      "line 1, column 1: (size …) must hold 2 whole numbers"
    ),
    (
      "(pingus-sprite (image \"a.png\") (size 9 -9223372036854775808))",
      "line 1, column 1: (size …) must hold 2 whole numbers"
    ),
  ])
  func `An error is reported with its place`(_ text: String, _ words: String) {
    #expect(MemoryFiles.complaint(text, at: "art/x.sprite") == words)
  }

  @Test func `Lists that are nested too deep are refused`() {
    let deep = String(repeating: "(", count: 100_000)
    #expect(
      MemoryFiles.complaint(deep, at: "art/x.sprite")?.contains("too deep in each other") == true)
  }
}
