import Testing

@testable import StateGraph

struct LeewayTests {
  @Test(arguments: [
    (3, 20, 0...17, true), (19, 20, 0...1, true), (20, 20, 0...0, false), (26, 20, -6...0, false),
  ])
  func `A box stays on the stage, or covers it`(
    box: Int, side: Int, range: ClosedRange<Int>, hasRoom: Bool
  ) {
    let leeway = Leeway(of: Distance(box), on: Distance(side))
    let ends = (Distance(range.lowerBound), Distance(range.upperBound))
    #expect(leeway.range == ends.0...ends.1)
    #expect(leeway.hasRoom == hasRoom)
    #expect(leeway.clamped(-100) == ends.0)
    #expect(leeway.clamped(100) == ends.1)
    #expect(leeway.clamped(ends.0) == ends.0)
  }
}
