import Cells
import Glibc
import Terminal
import Testing

@Suite @MainActor struct CellGridTextTests {
  private func glyphs(_ grid: CellGrid) -> String {
    String(String.UnicodeScalarView(grid.cells.map(\.glyph)))
  }

  @Test(arguments: [
    ("walk", 6, "walk  "), ("walk", 2, "wa"), ("", 2, "  "), ("walk", 0, ""),
    ("a\u{1B}[31m", 6, "a?[31m"), ("漢字", 3, "?? "), ("e\u{301}", 3, "e? "), ("é½▀", 3, "é½▀"),
  ])
  func `A text is filled up or cut, and takes one column for each character`(
    text: String, columns: Int, expected: String
  ) {
    setlocale(LC_CTYPE, "C.UTF-8")
    let grid = CellGrid(text: text, columns: columns)
    #expect((grid.columns, grid.rows) == (columns, 1))
    #expect(glyphs(grid) == expected)
    #expect(grid.cells.allSatisfy { $0.foreground.isTerminal && $0.background.isTerminal })
  }
}
