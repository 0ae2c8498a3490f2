import Pixels
import Testing

struct PNGErrorTests {
  static let messages: [(PNGError, String)] = [
    (.empty, "it is empty"),
    (
      .notPNG(start: Array("GIF89a\u{1}\u{0}".utf8)),
      #"it is not a PNG file (it starts with "GIF89a")"#
    ),
    (.notPNG(start: Array("hi".utf8)), #"it is not a PNG file (it starts with "hi")"#),
    (
      .notPNG(start: [0xFF, 0xD8, 0xFF, 0xE0, 0]),
      "it is not a PNG file (it starts with FF D8 FF E0)"
    ),
    (.notPNG(start: [0x1B, 0x5B]), "it is not a PNG file (it starts with 1B 5B)"),
    (
      .tooLarge(width: 70000, height: 3000, pixelLimit: 67_108_864),
      "it is 70000x3000 pixels, more than the limit of 67108864"
    ),
    (
      .truncated(detail: "read beyond end of data"),
      "it is cut off before the picture ends (read beyond end of data)"
    ),
    (.damaged(detail: "IDAT: CRC error"), "it is damaged (IDAT: CRC error)"),
    (.outOfMemory, "there is not enough memory for it"),
  ]

  @Test(arguments: messages)
  func `Each error is a sentence without control characters`(error: PNGError, message: String) {
    #expect(error.description == message)
  }
}
