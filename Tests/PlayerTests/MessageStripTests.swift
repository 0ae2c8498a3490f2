import Cells
import GraphLanguage
import Player
import Testing

@Suite struct MessageStripTests {
  private static func text(of grid: CellGrid) -> String {
    String(String.UnicodeScalarView(grid.cells.map(\.glyph)))
  }

  @Test(
    "a row is filled up or cut off",
    arguments: [
      ("abc", 8, " abc    "), ("abc", 4, " abc"), ("abcd", 4, " ab…"), ("abc", 2, " …"),
      ("abc", 1, " "), ("abc", 0, ""), ("", 3, "   "), ("größer", 8, " größer "),
      ("a\u{1B}[2J", 8, " a^[[2J "), ("a\nb", 6, " a^Jb "),
    ])
  func row(_ text: String, columns: Int, row: String) {
    let grid = MessageStrip(.notice, text).grid(columns: columns, look: Look())
    #expect(grid.columns == columns && grid.rows == 1)
    #expect(Self.text(of: grid) == row)
  }

  @Test(
    "without other glyphs, three dots", arguments: [(9, " abcdefgh"), (8, " abcd..."), (3, " ..")])
  func plainDots(columns: Int, row: String) {
    let grid = MessageStrip(.notice, "abcdefgh").grid(columns: columns, look: Look(glyphs: .ascii))
    #expect(Self.text(of: grid) == row)
  }

  @Test("every depth has its own colours", arguments: ColorDepth.allCases)
  func colors(_ depth: ColorDepth) {
    for kind in [MessageStrip.Kind.error, .notice] {
      let grid = MessageStrip(kind, "x").grid(columns: 3, look: Look(depth: depth))
      for cell in grid.cells {
        switch depth {
        case .none: #expect(cell.foreground.isTerminal && cell.background.isTerminal)
        case .trueColor: #expect(cell.foreground.rgb != nil && cell.background.rgb != nil)
        default:
          for color in [cell.foreground, cell.background] {
            #expect(color.paletteIndex.map { depth.paletteIndexes?.contains($0) == true } == true)
          }
        }
      }
    }
  }

  @Test func `a diagnostic with its place`() {
    let source = SourceText(name: "demos/drink.gv", bytes: Array("a\nb c\n".utf8))
    let there = Diagnostic.error("no state 'c'", at: SourceRange(start: 4, end: 5))
    #expect(MessageStrip(there, in: source).text == "drink.gv:2:3: no state 'c'")
    #expect(MessageStrip(there, in: source).kind == .error)
    let nowhere = Diagnostic.warning("odd", at: nil)
    #expect(MessageStrip(nowhere, in: source).text == "drink.gv: odd")
    #expect(MessageStrip(nowhere, in: source).kind == .notice)
  }
}
