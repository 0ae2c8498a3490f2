@testable import Stage
import Cells
import Testing

struct PatchCacheTests {
  private func key(_ number: Int) -> Patch.Key {
    Patch.Key(
      kind: 0, standing: Standing(Shown(sheet: 0, frame: number), x: 0, y: 0), columns: 10,
      rows: 10, phaseX: 0, phaseY: 0)
  }

  private let painting = Painting(
    cells: CellGrid(columns: 10, rows: 10), coverage: Array(repeating: .none, count: 100))

  @Test func `What is kept is found`() {
    var cache = PatchCache(capacity: 1 << 20)
    #expect(cache.painting(of: key(1)) == nil)
    cache.keep(painting, as: key(1))
    #expect(cache.painting(of: key(1)) == painting && cache.contains(key(1)))
    #expect(cache.hits == 1)
    let bytes = cache.bytes
    cache.keep(painting, as: key(1))
    #expect(cache.bytes == bytes)
  }

  @Test func `Beyond the capacity, what was shown least recently goes`() {
    var cache = PatchCache(capacity: 1 << 20)
    cache.keep(painting, as: key(0))
    let size = cache.bytes
    cache = PatchCache(capacity: 8 * size)
    for number in 0..<8 { cache.keep(painting, as: key(number)) }
    _ = cache.painting(of: key(0))
    cache.keep(painting, as: key(8))
    #expect(cache.bytes <= 8 * size)
    #expect(cache.contains(key(0)) && cache.contains(key(8)))
    #expect(!cache.contains(key(1)))
  }

  @Test func `One patch is kept, however small the capacity`() {
    var cache = PatchCache(capacity: 1)
    cache.keep(painting, as: key(1))
    cache.keep(painting, as: key(2))
    #expect(!cache.contains(key(1)) && cache.contains(key(2)))
  }
}
