import Support
@testable import Panels
import Cells
import Testing

@Suite struct MessageStripTests {
  private static func text(of grid: CellGrid) -> String { grid.cells.map(\.text).joined() }

  private static let boss = """
    p.gv:2:10: sheet 'assets/characters/enemies/level-three/boss.png' cannot be read: it is cut off
    """.replacing("\n", with: " ")

  @Test(
    "a row is filled up or cut off",
    arguments: [
      ("abc", 8, " abc    "), ("abc", 4, " abc"), ("abcd", 4, " ab…"), ("abc", 2, " …"),
      ("abc", 1, " "), ("abc", 0, ""), ("", 3, "   "), ("größer", 8, " größer "),
      ("a\u{1B}[2J", 8, " a^[[2J "), ("a\nb", 6, " a^Jb "),
    ])
  func row(_ text: String, columns: Int, row: String) {
    let grid = MessageStrip(.notice, text).grid(columns: columns, rows: 1, theme: .colored)
    #expect(grid.columns == columns && grid.rows == 1)
    #expect(Self.text(of: grid) == row)
  }

  @Test(
    "without other glyphs, three dots", arguments: [(9, " abcdefgh"), (8, " abcd..."), (3, " ..")])
  func plainDots(columns: Int, row: String) {
    let grid = MessageStrip(.notice, "abcdefgh")
      .grid(columns: columns, rows: 1, theme: .plain)
    #expect(Self.text(of: grid) == row)
  }

  @Test(
    "it takes as many rows as it needs, then paths are cut, then its end",
    arguments: [
      (120, 4, [" " + boss]),
      (
        60, 4,
        [
          " p.gv:2:10: sheet", " 'assets/characters/enemies/level-three/boss.png' cannot be",
          " read: it is cut off",
        ]
      ),
      (
        60, 2,
        [
          " p.gv:2:10: sheet 'assets/characters/e…level-three/boss.png'",
          " cannot be read: it is cut off",
        ]
      ),
      (40, 2, [" p.gv:2:10: sheet 'assets/ch…e/boss.png'", " cannot be read: it is cut off"]),
      (30, 2, [" p.gv:2:10: sheet", " 'as…/boss.png' cannot be rea…"]),
      (20, 3, [" p.gv:2:10: sheet", " 'as…/boss.png'", " cannot be read: it…"]),
      (20, 1, [" p.gv:2:10: sheet '…"]),
      (6, 2, [" p.gv:", " 2:10…"]),
    ])
  func rows(_ columns: Int, _ most: Int, _ rows: [String]) {
    let grid = MessageStrip(.error, Self.boss).grid(columns: columns, rows: most, theme: .colored)
    #expect(grid.columns == columns)
    #expect(grid.lines == rows)
  }

  @Test(
    "some of the picture stays in sight",
    arguments: [(0, 1), (1, 1), (2, 1), (3, 2), (5, 3), (7, 4), (60, 4)])
  func mostRows(of rows: Int, most: Int) { #expect(MessageStrip.mostRows(of: rows) == most) }

  @Test func `a text of any length and width has its rows`() {
    let text = (0..<400).map { "word\($0) 歩く '/a/b\($0)/cdefghijklmnop.png'" }.joined(
      separator: " ")
    for columns in 0..<50 {
      for count in [0, 3, 30, 300, 3000] {
        let grid = MessageStrip(.error, String(text.prefix(count))).grid(
          columns: columns, rows: 4, theme: .colored)
        #expect(grid.columns == columns && (1...4).contains(grid.rows))
      }
    }
  }

  @Test("every depth has its own colours", arguments: ColorDepth.allCases)
  func colors(_ depth: ColorDepth) {
    for kind in [MessageStrip.Kind.error, .notice] {
      let grid = MessageStrip(kind, "x").grid(columns: 3, rows: 1, theme: Theme(depth: depth))
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
}
