import Pixels
import Testing

struct RGBATests {
  @Test(
    arguments: [
      (0x000000, RGBA(0, 0, 0)), (0x12_3456, RGBA(0x12, 0x34, 0x56)),
      (0xFF_FFFF, RGBA(255, 255, 255)),
    ] as [(UInt32, RGBA)])
  func `A colour is written as 0xRRGGBB`(rgb: UInt32, pixel: RGBA) {
    #expect(RGBA(rgb: rgb) == pixel)
    #expect(pixel.rgb == rgb)
  }

  @Test func `Opacity is no part of the colour, and higher bits do not count`() {
    #expect(RGBA(1, 2, 3, 77).rgb == 0x010203)
    #expect(RGBA(rgb: 0xAA01_0203) == RGBA(1, 2, 3))
  }

  @Test func `A pixel takes four bytes in the order of its name`() {
    withUnsafeBytes(of: RGBA(1, 2, 3, 4)) { #expect(Array($0) == [1, 2, 3, 4]) }
  }
}
