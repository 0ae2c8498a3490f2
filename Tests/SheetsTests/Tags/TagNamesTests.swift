import Pixels
import Sheets
import Testing

@Suite struct TagNamesTests {
  @Test func `Tags with the same name get unique names`() throws {
    let names = ["fall", "fall", "fall#2", "fall", ""]
    let sheet = try Sheet(
      bitmaps: [Bitmap(width: 1, height: 1)],
      places: names.map { _ in FramePlace(region: PixelRect(x: 0, y: 0, width: 1, height: 1)) },
      tags: names.enumerated().map { Tag(name: $0.element, frames: [$0.offset]) })
    #expect(sheet.tagNames == ["fall", "fall#3", "fall#2", "fall#4", ""])
    for (number, name) in sheet.tagNames.enumerated() {
      #expect(sheet.tag(named: name)?.frames == [number])
    }
    #expect(sheet.tag(named: "fly") == nil)
  }
}
