import Cells
import Support
import Testing

@testable import Panels

struct KeyListTests {
  @Test func `A taken key is in parentheses, and keys that run long widen nothing`() {
    let list = KeyList([
      .init([("a", false), ("b", true)], "first"), .init(),
      .init((0..<9).map { ("f\($0)", false) }, "many", isLong: true),
    ])
    let lines = list.sketch(columns: 60, rows: 10, theme: .plain).grid.lines
    #expect(lines.contains { $0.contains("a (b)  first") })
    #expect(lines.contains { $0.contains("f0 f1") })
  }

  @Test(arguments: [(1, 1), (10, 3), (20, 10), (80, 24)])
  func `It fits where it is put`(columns: Int, rows: Int) {
    let list = KeyList([(keys: ["q", "esc"], text: "quits")])
    let grid = list.sketch(columns: columns, rows: rows, theme: .colored).grid
    #expect(grid.columns <= columns && grid.rows <= rows)
  }
}
