@testable import Stage
import Cells
import Pixels
import Testing

struct CoverageTests {
  @Test func `a cell is covered not at all, in part or whole`() {
    var bitmap = Bitmap(width: 4, height: 4, filling: RGBA(1, 2, 3))
    bitmap[2, 0] = .transparent
    bitmap[3, 0].alpha = 254
    let cells = CellRect(column: 5, row: 5, columns: 5, rows: 2)
    #expect(
      bitmap.coverage(x: 0, y: 0, of: cells, .half) == [
        .whole, .whole, .part, .part, .none, .whole, .whole, .whole, .whole, .none,
      ])
    #expect(
      bitmap.coverage(x: -1, y: 3, of: cells, .half) == [
        .none, .none, .none, .none, .none, .part, .none, .part, .none, .none,
      ])
    let wide = CellRect(column: 0, row: 0, columns: 3, rows: 2)
    #expect(
      bitmap.coverage(x: 1, y: 0, of: wide, .quadrant) == [
        .part, .part, .part, .part, .whole, .part,
      ])
  }
}
