import Testing

@testable import Lookup

@Suite struct MinimumTreeTests {
  @Test func `the numbers of any range, ascending`() {
    var random = Random(state: 3)
    for count in 0..<40 {
      let numbers = (0..<count).map { _ in UInt32(random.next() % 20) }
      let tree = MinimumTree(numbers)
      for low in 0...count {
        for high in low...count {
          #expect(Array(tree.ascending(in: low..<high)) == numbers[low..<high].sorted())
        }
      }
    }
  }
}
