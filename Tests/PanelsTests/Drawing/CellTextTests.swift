import Support
@testable import Panels
import Cells
import Testing

struct CellTextTests {
  private func line(_ text: String, width: Int, isRight: Bool = false) -> String {
    var sketch = Sketch(columns: 12, rows: 1, theme: .uncolored)
    let ink = Theme.uncolored.ink()
    sketch.write(
      CellText(text), ink, marked: ink, column: 1, row: 0, width: width, isRight: isRight)
    return sketch.grid.cells.map(\.text).joined()
  }

  @Test(
    arguments: [
      ("tea", 6, false, " tea        "), ("tea", 6, true, "    tea     "),
      ("teapot", 6, false, " teapot     "), ("teapots", 6, false, " teapo…     "),
      ("teapots", 6, true, " teapo…     "), ("日本語", 6, false, " 日本語     "),
      ("日本語", 5, false, " 日本…      "), ("日本語", 4, true, " 日…        "),
      ("tea", 1, false, " …          "),
      ("a\u{1B}b", 6, false, " a^[b       "), ("tea", 0, false, "            "),
      ("e\u{301}", 6, true, "      e\u{301}     "),
    ])
  func `Texts of any width stand where they should`(
    text: String, width: Int, isRight: Bool, cells: String
  ) {
    #expect(line(text, width: width, isRight: isRight) == cells)
  }

  @Test func `What was found has an ink of its own`() {
    var sketch = Sketch(columns: 8, rows: 1, theme: .colored)
    let (ink, marked) = (Theme.colored.ink(), Theme.colored.ink(.present))
    sketch.write(
      CellText("a日b", marks: [1..<2]), ink, marked: marked, column: 0, row: 0, width: 8)
    #expect(
      sketch.grid.cells.prefix(4).map { $0.foreground == marked.foreground }
        == [false, true, true, false])
  }
}
