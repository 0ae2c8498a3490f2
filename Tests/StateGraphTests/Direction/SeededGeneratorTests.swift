import StateGraph
import Testing

struct SeededGeneratorTests {
  private func numbers(_ seed: UInt64, _ stream: Int = 0) -> [UInt64] {
    var generator = SeededGenerator(seed: seed, stream: stream)
    return (0..<8).map { _ in generator.next() }
  }

  @Test func `A seed gives the same numbers each time`() {
    #expect(numbers(7) == numbers(7))
    #expect(numbers(7, 3) == numbers(7, 3))
  }

  @Test func `Different seeds and streams give different numbers`() {
    var seen: Set<[UInt64]> = []
    for seed in [0, 1, 2, UInt64.max] {
      for stream in 0..<16 { #expect(seen.insert(numbers(seed, stream)).inserted) }
    }
    #expect(Set(seen.joined()).count == 4 * 16 * 8)
  }

  @Test func `All numbers are equally likely`() {
    var generator = SeededGenerator(seed: 1)
    var counts = Array(repeating: 0, count: 10)
    for _ in 0..<100_000 { counts[Int.random(in: 0..<10, using: &generator)] += 1 }
    #expect(counts.allSatisfy { (9_700...10_300).contains($0) })
  }
}
