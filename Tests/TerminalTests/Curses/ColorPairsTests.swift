import Cells
import Testing

@testable import Terminal

@Suite struct ColorPairsTests {
  private final class Definitions {
    var all: [String] = []
  }

  private static func table(limit: Int, _ definitions: Definitions) -> ColorPairs {
    ColorPairs(limit: limit) { pair, colors in
      let (foreground, background) = (colors.foreground.rgb, colors.background.rgb)
      definitions.all.append("\(pair): \(foreground ?? 999) on \(background ?? 999)")
    }
  }

  @Test func `each two colours have one number, defined once`() {
    let definitions = Definitions()
    var pairs = Self.table(limit: 10, definitions)
    #expect(pairs.number(foreground: .rgb(1), background: .rgb(2)) == 1)
    #expect(pairs.number(foreground: .rgb(2), background: .rgb(1)) == 2)
    #expect(pairs.number(foreground: .rgb(1), background: .rgb(2)) == 1)
    #expect(pairs.number(foreground: .rgb(1), background: .terminal) == 3)
    #expect(definitions.all == ["1: 1 on 2", "2: 2 on 1", "3: 1 on 999"])
    #expect(pairs.count == 4)
  }

  @Test func `the terminal's own colours are pair 0`() {
    let definitions = Definitions()
    var pairs = Self.table(limit: 1, definitions)
    #expect(pairs.number(foreground: .terminal, background: .terminal) == 0)
    #expect(definitions.all.isEmpty)
  }

  @Test func `a full table has no more numbers, but keeps those it gave`() {
    let definitions = Definitions()
    var pairs = Self.table(limit: 3, definitions)
    #expect(pairs.number(foreground: .rgb(1), background: .rgb(0)) == 1)
    #expect(pairs.number(foreground: .rgb(2), background: .rgb(0)) == 2)
    #expect(pairs.number(foreground: .rgb(3), background: .rgb(0)) == nil)
    #expect(pairs.number(foreground: .rgb(1), background: .rgb(0)) == 1)
    pairs.removeAll()
    #expect(pairs.count == 1)
    #expect(pairs.number(foreground: .rgb(3), background: .rgb(0)) == 1)
    #expect(definitions.all.count == 3)
  }
}
