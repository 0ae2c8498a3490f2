import Animation
import Pixels
import StateGraph
import Testing

struct MagnificationTests {
  private func factor(_ box: (Int, Int), _ room: (Int, Int)) -> Double {
    Magnification(.fit, filter: .auto, box: box, room: room).factor
  }

  @Test func `To fit, a picture shrinks by any fraction`() {
    #expect(factor((61, 85), (80, 48)) == 48.0 / 85)
    #expect(factor((160, 10), (80, 48)) == 0.5)
    #expect(factor((1000, 1000), (1, 1)) == 0.001)
  }

  @Test func `To fit, a picture grows by whole numbers only`() {
    #expect(factor((61, 85), (121, 999)) == 1)
    #expect(factor((61, 85), (122, 170)) == 2)
    #expect(factor((16, 16), (80, 48)) == 3)
    #expect(factor((80, 48), (80, 48)) == 1)
  }

  @Test func `A factor is taken as it is`() {
    let magnification = Magnification(
      .factor(Ratio(5, 2)), filter: .auto, box: (10, 10), room: (1, 1))
    #expect(magnification.factor == 2.5)
    #expect(magnification.length(3) == 8)
  }

  @Test(arguments: [
    (Appearance.Filter.auto, Ratio(1, 2), ResamplingFilter.area), (.auto, Ratio(1), .nearest),
    (.auto, Ratio(2), .nearest), (.nearest, Ratio(1, 2), .nearest), (.area, Ratio(2), .area),
  ])
  func `The filter follows the factor unless it is set`(
    filter: Appearance.Filter, scale: Ratio, expected: ResamplingFilter
  ) {
    let magnification = Magnification(
      .factor(scale), filter: filter, box: (10, 10), room: (10, 10))
    #expect(magnification.filter == expected)
  }

  @Test func `Nothing vanishes, however small it becomes`() {
    let magnification = Magnification(
      .factor(Ratio(1, 100)), filter: .auto, box: (8, 8), room: (8, 8))
    #expect(magnification.length(1) == 1)
    #expect(magnification.length(8) == 1)
    #expect(magnification.length(160) == 2)
  }
}
