import Cells
import Testing

struct CellColorTests {
  @Test func `A colour is the terminal's, 24 bits, or one of a palette`() {
    #expect(CellColor.terminal.isTerminal)
    #expect(CellColor.terminal.rgb == nil && CellColor.terminal.paletteIndex == nil)
    for rgb: UInt32 in [0, 0x123456, 0xFFFFFF] {
      let color = CellColor.rgb(rgb)
      #expect(color.rgb == rgb && color.paletteIndex == nil && !color.isTerminal)
    }
    for index: UInt8 in [0, 7, 255] {
      let color = CellColor.palette(index)
      #expect(color.paletteIndex == index && color.rgb == nil && !color.isTerminal)
    }
  }

  @Test func `The order goes by value, and the terminal's own is last`() {
    #expect(CellColor.rgb(0x00FFFF) < .rgb(0x010000))
    #expect(CellColor.palette(3) < .palette(200))
    #expect(CellColor.rgb(0xFFFFFF) < .terminal)
    #expect(CellColor.palette(255) < .terminal)
  }
}
