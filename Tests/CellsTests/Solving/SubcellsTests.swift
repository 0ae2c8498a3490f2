import Pixels
import Testing

@testable import Cells

struct SubcellsTests {
  private static let red = RGBA(rgb: 0xFF0000)
  private static let blue = RGBA(rgb: 0x0000FF)
  private static let white = RGBA(rgb: 0xFFFFFF)

  @Test(
    arguments: [
      ([red, red, red, red], 0b1111, 0b0000, false),
      ([red, blue, red, blue], 0b1111, 0b1010, false),
      ([.transparent, blue, RGBA(255, 0, 0, 127), red], 0b1010, 0b1000, false),
      ([red, blue, white, red], 0b1111, 0b0110, true),
      ([blue, RGBA(0, 0, 255, 128), blue, blue], 0b1111, 0b0000, false),
      ([.transparent, .transparent, .transparent, .transparent], 0, 0, false),
    ] as [([RGBA], Int, Int, Bool)])
  func `Few colours are found`(pixels: [RGBA], shown: Int, rest: Int, hasMore: Bool) {
    var cell = Subcells(count: 4)
    // What was there before leaves no trace.
    cell.take { [Self.white, Self.red, Self.blue, Self.white][$0] }
    cell.take { pixels[$0] }
    #expect(cell.shown == shown && cell.rest == rest && cell.hasMore == hasMore)
    #expect(cell.full == 0b1111)
  }

  @Test func `Means are in linear light and weighted by opacity`() {
    var cell = Subcells(count: 4)
    cell.take { [Self.white, RGBA(0, 0, 0), RGBA(255, 0, 0, 255), RGBA(0, 0, 255, 128)][$0] }
    let (first, second) = cell.colors(parting: 0b0011)
    #expect(first == .rgb(0xBCBCBC))
    // 255/383 of red, 128/383 of blue.
    #expect(second == .rgb(0xD5009C))
    #expect(cell.colors(parting: 0b0001).first == .rgb(0xFFFFFF))
  }

  private static let mixtures: [([UInt32], UInt32)] = [
    // Most pixels are black, and a gleam of dark red adds little.
    ([0, 0, 0x300000], 0x000000),
    ([0x300000, 0, 0], 0x000000),
    // A bright one adds much.
    ([0, 0, 0xFF0000], 0x9C0000),
    // Half is not most.
    ([0, 0x300000], 0x200000),
    ([0, 0, 0x300000, 0x280000], 0x1E0000),
  ]

  @Test(arguments: mixtures)
  func `The colour of most pixels stays pure where that costs little`(
    colors: [UInt32], expected: UInt32
  ) {
    var cell = Subcells(count: 8)
    cell.take { RGBA(rgb: $0 < colors.count ? colors[$0] : 0xFFFFFF) }
    #expect(cell.colors(parting: 1 << colors.count - 1).first == .rgb(expected))
  }

  @Test func `Differences are counted in codes, of the pixels that are shown`() {
    var cell = Subcells(count: 4)
    cell.take { [RGBA(rgb: 0x102030), RGBA(rgb: 0x112030), RGBA(rgb: 0x000001), .transparent][$0] }
    let difference = cell.difference(
      showing: (.rgb(0x102030), .rgb(0x030000)), parting: 0b0011)
    #expect(difference == 1 + 4)
  }

  @Test func `What is hidden does not count`() {
    var cell = Subcells(count: 4)
    cell.take { [Self.white, RGBA(255, 0, 0, 127), .transparent, Self.white][$0] }
    #expect(cell.color() == .rgb(0xFFFFFF))
    #expect(cell.points[1] == .zero)
  }

  @Test func `Every colour is its own mean`() {
    for code in UInt8.min...UInt8.max {
      var cell = Subcells(count: 8)
      cell.take { $0 < 3 ? Self.white : RGBA(code, 255 - code, code) }
      #expect(cell.colors(parting: 0b111).second == .rgb(RGBA(code, 255 - code, code).rgb))
    }
  }

  @Test func `Masks of the shown pixels are spread over all`() {
    var cell = Subcells(count: 6)
    cell.take { $0 % 2 == 1 ? Self.red : .transparent }
    #expect(cell.mask(ofShown: 0b101) == 0b100010)
    #expect(cell.shownPoints().count == 3)
    let covered = cell.filled(with: Self.blue)
    #expect(covered.shown == 0b111111 && covered.first == 0x0000FF && covered.rest == 0b101010)
    let green = cell.recolored { _ in 0x00FF00 }
    #expect(green.shown == cell.shown && green.first == 0x00FF00 && green.rest == 0)
  }
}
