import Cells
import Pixels
import Testing

@testable import Player

struct CompanyTests {
  private func companies(_ boxes: [PixelRect]) -> [Company] {
    Company.companies(of: boxes, columns: 20, rows: 5, glyphs: .half)
  }

  private func box(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> PixelRect {
    PixelRect(x: x, y: y, width: width, height: height)
  }

  @Test func `Actors apart are apart`() {
    #expect(
      companies([box(0, 0, 4, 4), box(4, 0, 4, 4)]) == [
        Company(actors: [0], cells: CellRect(column: 0, row: 0, columns: 4, rows: 2)),
        Company(actors: [1], cells: CellRect(column: 4, row: 0, columns: 4, rows: 2)),
      ])
  }

  @Test func `Half a cell is touched as a whole`() {
    #expect(
      companies([box(1, 3, 2, 3)])[0].cells == CellRect(column: 1, row: 1, columns: 2, rows: 2))
    // One ends in the upper half of the row in whose lower half the other begins.
    #expect(companies([box(0, 0, 4, 3), box(0, 3, 4, 3)]).map(\.actors) == [[0, 1]])
    #expect(companies([box(0, 0, 4, 4), box(0, 4, 4, 3)]).map(\.actors) == [[0], [1]])
  }

  @Test func `Companies that meet become one, in the order of the actors`() {
    let found = companies([box(10, 0, 2, 2), box(0, 0, 2, 2), box(1, 0, 10, 2), box(18, 0, 2, 2)])
    #expect(found.map(\.actors) == [[0, 1, 2], [3]])
    #expect(found[0].cells == CellRect(column: 0, row: 0, columns: 12, rows: 1))
  }

  @Test func `A rectangle around two may touch a third`() {
    // The first two meet at a corner; around both lies the third.
    let found = companies([box(0, 0, 6, 2), box(0, 6, 2, 2), box(1, 0, 1, 8)])
    #expect(found.map(\.actors) == [[0, 1, 2]])
    #expect(found[0].cells == CellRect(column: 0, row: 0, columns: 6, rows: 4))
  }

  @Test func `What lies outside the stage is cut off, and an actor outside is in no company`() {
    #expect(
      companies([box(-3, -5, 8, 8), box(18, 6, 9, 9)]).map(\.cells) == [
        CellRect(column: 0, row: 0, columns: 5, rows: 2),
        CellRect(column: 18, row: 3, columns: 2, rows: 2),
      ])
    #expect(
      companies([box(-4, 0, 4, 4), box(20, 0, 4, 4), box(0, -4, 4, 4), box(0, 10, 4, 4)]) == [])
  }
}
