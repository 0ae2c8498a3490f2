@testable import Browser
import Glibc
import Testing

struct LinePathTests {
  @Test(arguments: [
    ("demos/cat.gv", true), ("A.ASEPRITE", true), ("cat.gv ", false), ("cat", false),
    (".gv", false),
    ("a.gv/b", false), ("notes.txt", false), ("", false),
    (String(repeating: "a", count: 5000) + ".gv", false),
  ])
  func `by its extension`(line: String, isPlayable: Bool) {
    #expect(LinePath.isPlayable(Array(line.utf8)[...]) == isPlayable)
  }
}
