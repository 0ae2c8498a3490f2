import Cells
import Testing

struct PaletteTests {
  @Test func `There are 256 colours, of which 16 to 255 differ`() {
    #expect(Palette.colors.count == 256)
    #expect(Set(Palette.colors[16...]).count == 240)
  }

  @Test(arguments: [
    (1, 0xCD0000), (7, 0xE5E5E5), (12, 0x5C5CFF), (16, 0x000000), (17, 0x00005F), (22, 0x005F00),
    (52, 0x5F0000), (110, 0x87AFD7), (231, 0xFFFFFF), (232, 0x080808), (244, 0x808080),
    (255, 0xEEEEEE),
  ])
  func `Known colours`(index: Int, rgb: UInt32) {
    #expect(Palette.colors[index] == rgb)
  }

  @Test(
    arguments: [
      (.none, nil), (.ansi8, 0...7), (.ansi16, 0...15), (.indexed256, 16...255), (.trueColor, nil),
    ] as [(ColorDepth, ClosedRange<UInt8>?)])
  func `A depth's part of the palette`(depth: ColorDepth, indexes: ClosedRange<UInt8>?) {
    #expect(depth.paletteIndexes == indexes)
  }
}
