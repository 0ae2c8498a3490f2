@testable import GraphFiles
import Testing

struct RingsTests {
  @Test(
    arguments: [
      ([:], []), ([0: [1], 1: [2]], []), ([0: [1, 2], 1: [3], 2: [3], 3: [4]], []),
      ([0: [0]], [0]), ([0: [1], 1: [0]], [0]), ([5: [3], 3: [5]], [3]),
      ([0: [1], 1: [2], 2: [1]], [1]), ([0: [1], 1: [0], 2: [3], 3: [2, 0]], [0, 2]),
      ([0: [1, 2], 1: [0], 2: [0]], [0]), ([0: [1], 1: [1, 0]], [0, 1]),
    ] as [([Int: [Int]], [Int])])
  func `Each ring is found where it closes`(next: [Int: [Int]], heads: [Int]) {
    #expect(Rings(next).heads == heads)
  }

  @Test func `A long way is no ring, and takes no stack`() {
    var next: [Int: [Int]] = [:]
    for node in 0..<100_000 { next[node] = [node + 1] }
    #expect(Rings(next).heads == [])
    next[100_000] = [0]
    #expect(Rings(next).heads == [0])
  }
}
