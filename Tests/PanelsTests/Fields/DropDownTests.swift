import Support
@testable import Panels
import Cells
import Testing

struct DropDownTests {
  private func lines(_ shown: Range<Int>, of count: Int, selected: Int? = nil) -> [String] {
    DropDown(shown, of: count, selected: selected) { DropDown.Row(text: "\($0)") }
      .sketch(columns: 6, theme: .plain).grid.lines
  }

  @Test func `It shows items in sight, and whether there are others`() {
    #expect(lines(0..<2, of: 2) == ["  0", "  1"])
    let some = lines(3..<5, of: 9)
    #expect(some.map { $0.prefix(3) } == ["  3", "  4"])
    #expect(some.allSatisfy { $0.count == 6 })
  }

  @Test func `The selected item is marked if it is in sight`() {
    #expect(lines(3..<5, of: 9, selected: 4) != lines(3..<5, of: 9))
    #expect(lines(3..<5, of: 9, selected: 7) == lines(3..<5, of: 9))
  }

  @Test func `Without items there is an empty row`() {
    #expect(lines(0..<0, of: 0) == [""])
  }

  @Test(arguments: [(30, 26), (29, 27), (1, 0)])
  func `It lies under a field and is narrower`(columns: Int, inside: Int) {
    let field = CellRect(column: 5, row: 2, columns: columns, rows: 1)
    let place = DropDown.place(under: field, rows: 3)
    #expect(place.columns == inside && place.row == 3 && place.rows == 3)
  }
}
