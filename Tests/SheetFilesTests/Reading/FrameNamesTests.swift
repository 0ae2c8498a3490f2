import Testing

@testable import SheetFiles
import Sheets

@Suite struct FrameNamesTests {
  @Test(arguments: [
    ("walk_01.png", "walk", 1), ("man 12.aseprite", "man", 12), ("walk/0003", "walk", 3),
    ("0003", "", 3), ("a.b", "a", nil), ("a 2.5", "a 2", 5), ("star", "star", nil),
    ("x1234567890", "x1234567890", nil), ("", "", nil), (".png", ".png", nil),
    ("Über-7.PNG", "Über", 7),
  ])
  func `A name has a stem and a number`(name: String, stem: String, number: Int?) {
    let parts = FrameNames.split(name)
    #expect(parts.stem == stem)
    #expect(parts.number == number)
  }

  @Test func `Names that differ in their number make a tag`() {
    let tags = FrameNames.tags(of: ["b_10", "a", "b_9", "c_2.png", "7", "8"])
    #expect(tags.map(\.name) == ["b", "a", "c_2"])
    #expect(tags.map(\.frames) == [[2, 0], [1], [3]])
  }
}
