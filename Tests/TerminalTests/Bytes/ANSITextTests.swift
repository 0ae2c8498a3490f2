import Cells
import Terminal
import Testing

@Suite struct ANSITextTests {
  private struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let cells: [Cell]
    let text: String
  }

  private static let rows: [Row] = [
    Row(testDescription: "no cell", cells: [], text: "\u{1B}[0m\n"),
    Row(
      testDescription: "glyphs in the terminal's colours", cells: [Cell("a"), Cell("b")],
      text: "ab\u{1B}[0m\n"),
    Row(
      testDescription: "blanks at the end", cells: [Cell("a"), .blank, .blank],
      text: "a\u{1B}[0m\n"),
    Row(
      testDescription: "a coloured blank at the end",
      cells: [Cell(" ", background: .rgb(0x010203)), .blank],
      text: "\u{1B}[48;2;1;2;3m \u{1B}[0m\n"),
    Row(
      testDescription: "both colours in one sequence",
      cells: [Cell("▀", foreground: .rgb(0xFF0000), background: .rgb(0x00FF00))],
      text: "\u{1B}[38;2;255;0;0;48;2;0;255;0m▀\u{1B}[0m\n"),
    Row(
      testDescription: "only the colour that changes",
      cells: [
        Cell("▀", foreground: .rgb(1), background: .rgb(2)),
        Cell("▄", foreground: .rgb(1), background: .rgb(3)),
        Cell("█", foreground: .rgb(4), background: .rgb(3)),
      ],
      text: "\u{1B}[38;2;0;0;1;48;2;0;0;2m▀\u{1B}[48;2;0;0;3m▄\u{1B}[38;2;0;0;4m█\u{1B}[0m\n"),
    Row(
      testDescription: "no foreground for a space",
      cells: [
        Cell(" ", foreground: .rgb(9), background: .rgb(2)),
        Cell("x", foreground: .rgb(9), background: .rgb(2)),
      ],
      text: "\u{1B}[48;2;0;0;2m \u{1B}[38;2;0;0;9mx\u{1B}[0m\n"),
    Row(
      testDescription: "back to the terminal's colours",
      cells: [Cell("x", foreground: .palette(1), background: .palette(2)), Cell("y")],
      text: "\u{1B}[31;42mx\u{1B}[39;49my\u{1B}[0m\n"),
    Row(
      testDescription: "bright and indexed colours",
      cells: [
        Cell("x", foreground: .palette(8), background: .palette(15)),
        Cell("y", foreground: .palette(16), background: .palette(255)),
      ],
      text: "\u{1B}[90;107mx\u{1B}[38;5;16;48;5;255my\u{1B}[0m\n"),
    Row(
      testDescription: "control characters",
      cells: [Cell("\u{1B}"), Cell("\u{9B}"), Cell("\u{7F}")],
      text: "???\u{1B}[0m\n"),
  ]

  @Test("a row", arguments: rows)
  private func row(_ row: Row) {
    var grid = CellGrid(columns: row.cells.count, rows: 1)
    for (column, cell) in row.cells.enumerated() { grid[column, 0] = cell }
    #expect(ANSIText.text(of: grid, depth: .trueColor) == row.text)
  }

  @Test func `colours are set again in each row`() {
    let grid = CellGrid(columns: 1, rows: 2, filling: Cell("x", foreground: .palette(1)))
    #expect(
      ANSIText.text(of: grid, depth: .ansi8) == "\u{1B}[31mx\u{1B}[0m\n\u{1B}[31mx\u{1B}[0m\n")
  }

  @Test func `without colour there is no escape sequence, and no blank at the end`() {
    var grid = CellGrid(columns: 3, rows: 2)
    grid[0, 0] = Cell("x", foreground: .rgb(1), background: .rgb(2))
    grid[1, 1] = Cell(" ", background: .rgb(2))
    #expect(ANSIText.text(of: grid, depth: .none) == "x\n\n")
  }
}
