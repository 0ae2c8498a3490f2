import Cells
import Testing

@testable import Terminal

@Suite struct CellRunsTests {
  private static func grid(_ rows: [String]) -> CellGrid {
    var grid = CellGrid(columns: rows.first?.count ?? 0, rows: rows.count)
    for (row, text) in rows.enumerated() {
      for (column, scalar) in text.unicodeScalars.enumerated() { grid[column, row] = Cell(scalar) }
    }
    return grid
  }

  @Test(
    "what differs",
    arguments: [
      (["abcd"], ["abcd"], []),
      (["abcd"], ["xbcd"], [CellRun(row: 0, places: 0..<1)]),
      (["abcd"], ["abxx"], [CellRun(row: 0, places: 2..<4)]),
      (["abcd"], ["xbxx"], [CellRun(row: 0, places: 0..<1), CellRun(row: 0, places: 2..<4)]),
      (["ab", "cd"], ["ab", "xy"], [CellRun(row: 1, places: 2..<4)]),
      // A run ends with its row.
      (
        ["ab", "cd"], ["ax", "xd"],
        [CellRun(row: 0, places: 1..<2), CellRun(row: 1, places: 2..<3)]
      ),
      ([], [], []),
    ] as [([String], [String], [CellRun])])
  func runs(_ old: [String], new: [String], runs: [CellRun]) {
    let (old, new) = (Self.grid(old), Self.grid(new))
    let all = Damage(columns: new.columns, rows: new.rows)
    #expect(new.runs(differingFrom: old, within: all) == runs)
    var taken = old
    taken.take(runs, of: new)
    #expect(taken == new)
  }

  @Test func `a colour is a difference too`() {
    let old = CellGrid(columns: 2, rows: 1)
    var new = old
    new[1, 0].background = .rgb(1)
    let all = Damage(columns: 2, rows: 1)
    #expect(new.runs(differingFrom: old, within: all) == [CellRun(row: 0, places: 1..<2)])
  }

  @Test func `only what is damaged is looked at`() {
    let (old, new) = (Self.grid(["abcd", "abcd", "abcd"]), Self.grid(["xxxx", "xxxx", "xxxx"]))
    var damage = Damage()
    #expect(new.runs(differingFrom: old, within: damage) == [])
    damage.add(CellRect(column: 1, row: 1, columns: 2, rows: 1))
    #expect(new.runs(differingFrom: old, within: damage) == [CellRun(row: 1, places: 5..<7)])
    damage.add(CellRect(column: 3, row: 0, columns: 9, rows: 9))
    #expect(
      new.runs(differingFrom: old, within: damage) == [
        CellRun(row: 0, places: 3..<4), CellRun(row: 1, places: 5..<8),
        CellRun(row: 2, places: 11..<12),
      ])
  }

  @Test func `all rows`() {
    let runs = CellGrid(columns: 3, rows: 2).rowRuns
    #expect(runs == [CellRun(row: 0, places: 0..<3), CellRun(row: 1, places: 3..<6)])
  }
}
