import Testing

@testable import StateGraph

struct ChoiceRingsTests {
  private func places(_ edges: [(from: Int, to: Int)]) -> [Int] {
    let rings = ChoiceRings(edges, count: 8)
    return (0..<8).filter(rings.contains)
  }

  @Test func `What leads round is found, not what leads in or out`() {
    #expect(places([]) == [])
    #expect(places([(3, 3)]) == [3])
    #expect(places([(0, 1), (1, 2), (0, 2)]) == [])
    #expect(places([(0, 1), (1, 2), (2, 1), (2, 3), (5, 1)]) == [1, 2])
    #expect(places([(0, 1), (1, 0), (0, 1), (4, 5), (5, 6), (6, 4)]) == [0, 1, 4, 5, 6])
  }

  @Test func `A way from ring to ring is found with them`() {
    #expect(places([(0, 0), (0, 1), (1, 2), (2, 2), (2, 3)]) == [0, 1, 2])
  }
}
