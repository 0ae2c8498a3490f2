import SheetFiles
import Sheets
@testable import Inputs
import Testing

struct PlayableNameTests {
  @Test(
    arguments: [
      ("a.gv", "graph"), ("a.DOT", "graph"), ("a.ase", "aseprite"), ("a.atlas", "libgdx"),
      ("a.tsx", "xml"), ("a.Png", "png"), ("a.json", nil), ("a.tres", nil), ("a", nil),
      (".png", nil),
    ])
  func `An unreadable file has the kind that its name says`(
    name: String, kind: String?
  ) {
    #expect(PlayableName.kind(of: name) == kind)
    if let kind { #expect((["graph"] + SheetFile.formatNames).contains(kind)) }
  }

  @Test func `Files with ambiguous extensions may be playable`() {
    for name in ["a.json", "a.txt", "a.gv", "a.tscn"] { #expect(PlayableName.isPlayable(name)) }
    for name in ["a", ".png", "a.c", "json"] { #expect(!PlayableName.isPlayable(name)) }
  }

  @Test func `Files with every extension may be playable`() {
    #expect(PlayableName.endings.contains("gv") && PlayableName.endings.contains("json"))
    for ending in PlayableName.endings { #expect(PlayableName.isPlayable("a." + ending)) }
  }
}
