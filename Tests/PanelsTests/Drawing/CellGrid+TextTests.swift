@testable import Panels
import Cells
import Testing

struct CellGridTextTests {
  @Test(arguments: [
    ("walk", 6, "walk  "), ("walk", 2, "wa"), ("", 2, "  "), ("walk", 0, ""),
    ("a\u{1B}[31m", 7, "a^[[31m"), ("漢字", 5, "漢字 "), ("漢字", 3, "漢 "), ("漢", 1, " "),
    ("e\u{301}", 3, "e\u{301}  "), ("é½▀", 3, "é½▀"), ("👩‍👩‍👧‍👦a", 3, "👩‍👩‍👧‍👦a"), ("\u{202E}", 9, "<U+202E> "),
  ])
  func `A text is filled up or cut, and each grapheme takes its columns`(
    text: String, columns: Int, expected: String
  ) {
    let grid = CellGrid(text: text, columns: columns)
    #expect((grid.columns, grid.rows) == (columns, 1))
    #expect(grid.cells.map(\.text).joined() == expected)
    #expect(grid.cells.allSatisfy { $0.foreground.isTerminal && $0.background.isTerminal })
  }
}
