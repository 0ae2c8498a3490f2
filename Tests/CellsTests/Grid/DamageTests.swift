import Cells
import Testing

struct DamageTests {
  @Test func `it spans what was added, row by row`() {
    var damage = Damage()
    #expect(damage.isEmpty)
    damage.add(CellRect(column: 3, row: 1, columns: 2, rows: 2))
    damage.add(CellRect(column: 7, row: 2, columns: 1, rows: 1))
    damage.add(CellRect(column: 0, row: 0, columns: 0, rows: 9))
    #expect(damage.spans == [0..<0, 3..<5, 3..<8])
    #expect(!damage.isEmpty)
    var other = Damage(columns: 2, rows: 4)
    other.add(damage)
    #expect(other.spans == [0..<2, 0..<5, 0..<8, 0..<2])
    damage.removeAll()
    #expect(damage.isEmpty)
  }
}
