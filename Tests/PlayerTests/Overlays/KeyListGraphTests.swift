@testable import Player
import Support
import Panels
import Cells
import StateGraph
import Testing

struct KeyListGraphTests {
  @Test func `It lists the keys, and which the graph takes`() throws {
    let graph = try Scene.read(
      "node [frames=\"0\"]; a -> b [on=\"key s\"]; b -> a [on=\"key f5\"]; a -> a [on=\"key q\"]")
    let lines = KeyList(graph).sketch(columns: 80, rows: 40, theme: .plain).grid.lines
    #expect(lines.contains { $0.contains("/ (s)") && $0.contains("choose a state") })
    #expect(lines.contains { $0.contains(" t T ") })
    #expect(lines.contains { $0.contains(" q ") && $0.contains("quit") })
    #expect(lines.contains { $0.contains("f5") && $0.contains("the graph's") })
    #expect(lines.count == KeyTable.entries.count + 4)
  }

  @Test(arguments: [(1, 1), (10, 3), (20, 10), (80, 24)])
  func `It fits where it is put`(columns: Int, rows: Int) throws {
    let list = KeyList(try Scene.read("a [frames=\"0\"]"))
    let grid = list.sketch(columns: columns, rows: rows, theme: .colored).grid
    #expect(grid.columns <= columns && grid.rows <= rows)
  }

  @Test func `All keys are in sight in 80 by 24 cells`() throws {
    let list = KeyList(try Scene.read("a [frames=\"0\"]; a -> a [on=\"key d\"]"))
    let lines = list.sketch(columns: 80, rows: 24, theme: .plain).grid.lines
    #expect(lines.contains { $0.contains("the graph's") })
    #expect(lines.allSatisfy { !$0.contains("...") })
  }
}
