import Cells
import Testing

struct CellRectTests {
  private let rect = CellRect(column: 2, row: 3, columns: 4, rows: 2)

  @Test(
    arguments: [
      (2, 3, true), (5, 4, true), (1, 3, false), (6, 3, false), (2, 2, false), (2, 5, false),
    ])
  func `Cells lie in it, or do not`(column: Int, row: Int, isInside: Bool) {
    #expect(rect.contains(column: column, row: row) == isInside)
  }

  @Test(
    "what two rectangles have in common",
    arguments: [
      (
        CellRect(column: 0, row: 0, columns: 9, rows: 9),
        CellRect(column: 2, row: 3, columns: 4, rows: 2)
      ),
      (
        CellRect(column: 5, row: 4, columns: 3, rows: 3),
        CellRect(column: 5, row: 4, columns: 1, rows: 1)
      ),
      (
        CellRect(column: -3, row: 2, columns: 6, rows: 2),
        CellRect(column: 2, row: 3, columns: 1, rows: 1)
      ),
      (CellRect(column: 6, row: 3, columns: 2, rows: 2), nil),
      (CellRect(column: 0, row: 3, columns: 2, rows: 2), nil),
      (CellRect(column: 2, row: 5, columns: 2, rows: 2), nil),
    ] as [(CellRect, CellRect?)])
  func intersection(_ other: CellRect, common: CellRect?) {
    #expect(rect.intersection(other) == common)
    #expect(other.intersection(rect) == common)
    #expect(rect.touches(other) == (common != nil))
  }

  @Test func `around two, and grown`() {
    let other = CellRect(column: 0, row: 4, columns: 1, rows: 4)
    #expect(rect.union(other) == CellRect(column: 0, row: 3, columns: 6, rows: 5))
    #expect(rect.grown(by: 1) == CellRect(column: 1, row: 2, columns: 6, rows: 4))
    #expect(rect.count == 8 && rect.across == 2..<6 && rect.down == 3..<5)
  }
}
