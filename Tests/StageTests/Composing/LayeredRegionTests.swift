@testable import Stage
import Cells
import Testing

struct LayeredRegionTests {
  private let empty = CellGrid(columns: 4, rows: 1, filling: Cell("."))

  private func painting(_ glyph: Unicode.Scalar, _ coverage: [Painting.Coverage]) -> Painting {
    Painting(
      cells: CellGrid(columns: coverage.count, rows: 1, filling: Cell(glyph)), coverage: coverage)
  }

  @Test func `each cell is the first one's that shows in it, and those of several are left over`() {
    var grid = CellGrid(columns: 4, rows: 1, filling: Cell("?"))
    var done = [0, 0, 0, 0]
    var region = LayeredRegion(empty.bounds, from: empty, onto: &grid, done: &done, update: 1)
    #expect(grid == empty && done == [1, 1, 1, 1])
    let place = CellRect(column: 0, row: 0, columns: 3, rows: 1)
    region.add(7, painting("a", [.none, .part, .whole]), at: place, onto: &grid)
    #expect(!region.isMixed)
    region.add(5, painting("b", [.part, .part, .part]), at: place, onto: &grid)
    #expect(String(String.UnicodeScalarView(grid.cells.map(\.glyph))) == "baa.")
    #expect(region.isMixed)
    var mixed: [Int] = []
    var found: [Int] = []
    region.forEachMixedCell { index, column, _ in
      mixed.append(column)
      region.find(inCell: index, &found)
      #expect(found.map { region.layers[$0].actor } == [7, 5])
    }
    #expect(mixed == [1])
    region.find(on: CellRect(column: 3, row: 0, columns: 1, rows: 1), &found)
    #expect(found == [])
  }

  @Test func `cells drawn in the same update are passed over`() {
    var grid = CellGrid(columns: 4, rows: 1, filling: Cell("?"))
    var done = [0, 3, 0, 2]
    var region = LayeredRegion(empty.bounds, from: empty, onto: &grid, done: &done, update: 3)
    region.add(0, painting("a", [.part, .part, .none, .none]), at: empty.bounds, onto: &grid)
    #expect(String(String.UnicodeScalarView(grid.cells.map(\.glyph))) == "a?..")
  }
}
