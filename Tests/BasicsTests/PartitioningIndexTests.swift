import Basics
import Testing

@Suite("Partitioning index")
struct PartitioningIndexTests {
  @Test("every border of every short list is found", arguments: 0...9)
  func borders(count: Int) {
    for border in 0...count {
      #expect((0..<count).partitioningIndex { $0 >= border } == border)
    }
  }

  @Test("a slice keeps its own indexes")
  func slice() {
    let slice = [1, 3, 5, 7, 9][1..<4]
    #expect(slice.partitioningIndex { $0 >= 5 } == 2)
    #expect(slice.partitioningIndex { $0 > 9 } == 4)
  }

  @Test("about log₂ of the count elements are asked")
  func cost() {
    var asked = 0
    _ = (0..<1024).partitioningIndex {
      asked += 1
      return $0 >= 700
    }
    #expect(asked <= 11)
  }
}
