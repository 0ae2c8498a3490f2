import Cells
import Testing

struct CellGridTests {
  @Test func `A new grid is blank`() {
    let grid = CellGrid(columns: 3, rows: 2)
    #expect(grid.cells == Array(repeating: Cell(" "), count: 6))
  }

  @Test func `Cells are row-major from the upper left`() {
    var grid = CellGrid(columns: 3, rows: 2)
    grid[2, 0] = Cell("x")
    #expect(grid.cells[2] == Cell("x"))
    #expect(grid[2, 0] == Cell("x"))
    #expect(grid == CellGrid(columns: 3, rows: 2, cells: grid.cells))
  }

  @Test func `Wrong places and sizes trap`() async {
    await #expect(processExitsWith: .failure) { _ = CellGrid(columns: 2, rows: 2)[2, 0] }
    await #expect(processExitsWith: .failure) { _ = CellGrid(columns: 2, rows: 2, cells: []) }
  }
}
