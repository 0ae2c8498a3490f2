@testable import Stage
import Cells
import StateGraph
import Testing

struct ActorIndexTests {
  private func found(_ index: ActorIndex, on rect: CellRect) -> [Int] {
    var actors: [Int] = []
    index.find(on: rect) { actors.append($0) }
    return actors.sorted()
  }

  @Test func `of many that come, move and go, those on a rectangle are found once`() {
    var generator = SeededGenerator(seed: 5, stream: 0)
    func pick(_ count: UInt64) -> Int { Int(generator.next() % count) }
    func rect() -> CellRect {
      let (column, row) = (pick(90), pick(40))
      return CellRect(
        column: column, row: row, columns: 1 + pick(UInt64(90 - column)),
        rows: 1 + pick(UInt64(40 - row)))
    }
    var index = ActorIndex(columns: 90, rows: 40)
    var places: [Int: CellRect] = [:]
    for _ in 0..<500 {
      let actor = pick(30)
      if let place = places[actor] { index.remove(actor, from: place) }
      places[actor] = pick(4) == 0 ? nil : rect()
      if let place = places[actor] { index.insert(actor, at: place) }
      let asked = rect()
      #expect(found(index, on: asked) == places.filter { $1.touches(asked) }.keys.sorted())
    }
  }
}
