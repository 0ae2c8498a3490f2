import Support
@testable import Panels
import Cells
import Testing

struct SketchTests {
  @Test func `What lies outside is cut off`() {
    var sketch = Sketch(columns: 3, rows: 1, theme: .plain)
    sketch.write("abcdef", sketch.theme.ink(), column: -1, row: 0)
    sketch.write("xyz", sketch.theme.ink(), column: 0, row: 1)
    sketch.put(.now, sketch.theme.ink(), column: 9, row: -4)
    #expect(sketch.grid.lines == ["bcd"])
  }

  @Test(arguments: [(0, 0), (1, 1), (2, 2), (9, 3)])
  func `A frame fits every size`(columns: Int, rows: Int) {
    var sketch = Sketch(columns: columns, rows: rows, theme: .plain)
    sketch.frame("title", sketch.theme.ink())
    #expect(sketch.grid.columns == columns && sketch.grid.rows == rows)
  }
}
