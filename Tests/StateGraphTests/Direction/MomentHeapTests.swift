import Basics
import Animation
import Testing

@testable import StateGraph

struct MomentHeapTests {
  @Test func `The earliest moment is on top, of one moment the lowest owner`() {
    var heap = MomentHeap(owners: 4)
    #expect(heap.first == nil)
    for (owner, time) in [(2, 30), (3, 20), (1, 20), (0, 40)] as [(Int, Nanoseconds)] {
      heap.set(time, of: owner)
    }
    var order: [Int] = []
    while let first = heap.first {
      order.append(first.owner)
      heap.set(nil, of: first.owner)
    }
    #expect(order == [1, 3, 2, 0])
  }

  @Test func `The moment of an owner may be removed twice`() {
    var heap = MomentHeap(owners: 2)
    heap.set(nil, of: 1)
    heap.set(5, of: 1)
    heap.set(nil, of: 1)
    heap.set(nil, of: 1)
    #expect(heap.first == nil)
  }

  @Test(arguments: [1, 2, 3, 7, 64, 300])
  func `After any changes the first entry is the one that a linear search finds`(owners: Int) {
    var heap = MomentHeap(owners: owners)
    var list = [Nanoseconds?](repeating: nil, count: owners)
    var generator = SeededGenerator(seed: UInt64(owners))
    for _ in 0..<3000 {
      let owner = Int.random(in: 0..<owners, using: &generator)
      // Few different moments, so that many are the same.
      let time = Nanoseconds.random(in: 0...99, using: &generator)
      list[owner] = time < 80 ? time : nil
      heap.set(list[owner], of: owner)
      let first = list.compactMap { $0 }.min()
      #expect(heap.first?.time == first)
      #expect(heap.first?.owner == first.flatMap { list.firstIndex(of: $0) })
    }
  }
}
