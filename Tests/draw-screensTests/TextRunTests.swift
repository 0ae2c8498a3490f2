import Cells
import Testing

@testable import draw_screens

struct TextRunTests {
  /// The runs of a row in which digits and small letters are of one colour, capitals of another.
  private func runs(_ text: String) -> [String] {
    var grid = CellGrid(columns: text.count, rows: 2)
    for (column, character) in text.enumerated() {
      grid.put(
        String(character), width: 1,
        like: Cell(" ", foreground: .rgb(character.isUppercase ? 2 : 1)), column: column, row: 1)
    }
    #expect(TextRun.runs(ofRow: 0, in: grid).isEmpty)
    return TextRun.runs(ofRow: 1, in: grid).map { run, color in
      #expect(run.row == 1 && run.columns == run.text.count)
      return "\(run.column) \(run.text) \(color == .rgb(1) ? "1" : "2")"
    }
  }

  @Test(
    arguments: [
      ("", []), ("   ", []), ("ab", ["0 ab 1"]), (" ab ", ["1 ab 1"]), ("a b", ["0 a b 1"]),
      ("a  b", ["0 a 1", "3 b 1"]), ("aBc", ["0 a 1", "1 B 2", "2 c 1"]),
      // What is drawn is no text, and what stands behind it is no part of the text before it.
      ("a▀b│c", ["0 a 1", "2 b 1", "4 c 1"]), ("a│b", ["0 a 1", "2 b 1"]),
    ])
  func `Of one colour, with single spaces`(text: String, expected: [String]) {
    #expect(runs(text) == expected)
  }

  @Test func `Wide characters stand alone`() {
    var grid = CellGrid(columns: 6, rows: 1)
    grid.put("a", width: 1, like: .blank, column: 0, row: 0)
    grid.put("日", width: 2, like: .blank, column: 1, row: 0)
    grid.put("本", width: 2, like: .blank, column: 3, row: 0)
    grid.put("é", width: 1, like: .blank, column: 5, row: 0)
    let runs = TextRun.runs(ofRow: 0, in: grid).map(\.run)
    #expect(runs.map(\.text) == ["a", "日", "本", "é"])
    #expect(runs.map(\.column) == [0, 1, 3, 5] && runs.map(\.columns) == [1, 2, 2, 1])
  }
}
