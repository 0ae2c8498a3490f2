import Pixels
import Support
import Testing

struct PNGOutlineTests {
  @Test func `The size is in the first bytes`() throws {
    let file = Bitmap(width: 300, height: 7).pngData()
    #expect(
      try PNGOutline(png: file) == PNGOutline(png: Array(file.prefix(PNGOutline.bytesWanted))))
    let outline = try PNGOutline(png: file)
    #expect(outline.width == 300 && outline.height == 7)
  }

  @Test func `Others are refused`() throws {
    let file = Bitmap(width: 3, height: 7).pngData()
    for count in 4..<PNGOutline.bytesWanted {
      #expect(throws: PNGError.truncated(detail: "it ends within its header")) {
        try PNGOutline(png: Array(file.prefix(count)))
      }
    }
    #expect(throws: PNGError.empty) { try PNGOutline(png: []) }
    #expect(throws: PNGError.notPNG(start: Array("GIF89a".utf8))) {
      try PNGOutline(png: Array("GIF89a".utf8))
    }
    var empty = file
    for place in 16..<20 { empty[place] = 0 }
    #expect(throws: PNGError.damaged(detail: "the picture is 0x7")) { try PNGOutline(png: empty) }
    var other = file
    other[12] = UInt8(ascii: "X")
    #expect(throws: PNGError.damaged(detail: "it does not begin with its size")) {
      try PNGOutline(png: other)
    }
  }

  @Test func `A placeholder has a size and costs nothing`() {
    let placeholder = Bitmap.placeholder(width: 30_000, height: 2_000)
    #expect(placeholder.width == 30_000 && placeholder.height == 2_000)
  }
}
