import Cells
import Lookup
import Testing

@testable import Player

struct SketchTests {
  @Test(arguments: [
    ("walk", 10, "walk"), ("walk", 4, "walk"), ("walking", 6, "wal..."), ("walking", 2, ".."),
    ("walking", 0, ""), ("a\u{1B}b", 10, "a^[b"), ("歩く", 10, "歩く"),
    ("歩く歩く", 6, "歩..."), ("歩く", 4, "歩く"), ("\u{202E}x", 10, "<U+202E>x"),
    ("e\u{301}", 10, "e\u{301}"),
  ])
  func `A text takes the columns it may`(text: String, width: Int, shown: String) {
    let (kept, ellipsis) = Sketch.fitted(text, width, .plain)
    #expect(kept.graphemes.map(\.text).joined() + ellipsis == shown)
    #expect(Sketch.width(of: text, .plain, atMost: width) == kept.width + ellipsis.count)
    #expect(kept.width + ellipsis.count <= width)
  }

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
