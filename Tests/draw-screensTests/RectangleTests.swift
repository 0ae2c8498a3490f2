import Testing

@testable import draw_screens

struct RectangleTests {
  @Test func `It is a path from its upper left`() {
    #expect(Rectangle(3, 4, 10, 20).path == "M3 4h10v20H3z")
    #expect(Rectangle(3, 4, 10, 20).moved(x: 7, y: -4) == Rectangle(10, 0, 10, 20))
  }

  @Test(
    arguments: [
      ([], []),
      // Beside one another, in whatever order.
      ([Rectangle(2, 0, 2, 1), Rectangle(0, 0, 2, 1)], [Rectangle(0, 0, 4, 1)]),
      // One above another.
      ([Rectangle(0, 0, 2, 1), Rectangle(0, 1, 2, 3)], [Rectangle(0, 0, 2, 4)]),
      // Four corners.
      (
        [
          Rectangle(0, 0, 1, 1), Rectangle(1, 1, 1, 1), Rectangle(1, 0, 1, 1),
          Rectangle(0, 1, 1, 1),
        ],
        [Rectangle(0, 0, 2, 2)]
      ),
      // With a gap, of other heights, of other widths.
      (
        [Rectangle(0, 0, 1, 1), Rectangle(2, 0, 1, 1)],
        [Rectangle(0, 0, 1, 1), Rectangle(2, 0, 1, 1)]
      ),
      (
        [Rectangle(0, 0, 1, 1), Rectangle(1, 0, 1, 2)],
        [Rectangle(0, 0, 1, 1), Rectangle(1, 0, 1, 2)]
      ),
      (
        [Rectangle(0, 0, 2, 1), Rectangle(0, 1, 1, 1)],
        [Rectangle(0, 0, 2, 1), Rectangle(0, 1, 1, 1)]
      ),
    ] as [([Rectangle], [Rectangle])])
  func `Those that touch along a whole side are one`(some: [Rectangle], merged: [Rectangle]) {
    #expect(some.merged == merged)
    #expect(Array(some.reversed()).merged == merged)
  }
}
