import Cells
import Testing

@testable import Terminal

@Suite struct SGRTests {
  @Test(
    "parameters of a colour",
    arguments: [
      (CellColor.rgb(0), 30, "38;2;0;0;0"), (.rgb(0x01_7BC8), 40, "48;2;1;123;200"),
      (.palette(0), 30, "30"), (.palette(7), 40, "47"), (.palette(8), 30, "90"),
      (.palette(15), 40, "107"), (.palette(16), 30, "38;5;16"), (.palette(255), 40, "48;5;255"),
      (.terminal, 30, "39"), (.terminal, 40, "49"),
    ] as [(CellColor, UInt8, String)])
  func parameters(_ color: CellColor, base: UInt8, text: String) {
    var bytes: [UInt8] = []
    SGR.append(color, base: base, to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == text)
  }
}
