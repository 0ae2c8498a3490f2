import Pixels
import Testing

struct PixelRectTests {
  private let stage = PixelRect(x: 0, y: 0, width: 4, height: 3)

  @Test(arguments: [
    (PixelRect(x: 1, y: 1, width: 2, height: 1), PixelRect(x: 1, y: 1, width: 2, height: 1)),
    (PixelRect(x: -2, y: 2, width: 4, height: 9), PixelRect(x: 0, y: 2, width: 2, height: 1)),
    (PixelRect(x: -9, y: -9, width: 99, height: 99), PixelRect(x: 0, y: 0, width: 4, height: 3)),
  ])
  func `The intersection has the pixels of both`(other: PixelRect, expected: PixelRect) {
    #expect(stage.intersection(other) == expected)
    #expect(other.intersection(stage) == expected)
  }

  @Test(arguments: [
    PixelRect(x: 4, y: 0, width: 1, height: 1), PixelRect(x: 0, y: -1, width: 1, height: 1),
    PixelRect(x: .max, y: .min, width: .max, height: 1),
    PixelRect(x: 1, y: 1, width: 0, height: 1),
  ])
  func `Rectangles that do not overlap have an empty intersection`(other: PixelRect) {
    #expect(stage.intersection(other).isEmpty)
    #expect(other.intersection(stage).isEmpty)
  }
}
