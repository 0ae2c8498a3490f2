import Animation
import Pixels
import StateGraph
import Testing

struct MagnificationTests {
  private func factor(_ box: (Int, Int), _ room: (Int, Int)) -> Double {
    Magnification(.fit, filter: .auto, box: box, room: room).scale
  }

  @Test func `To fit, a picture shrinks by any fraction`() {
    #expect(factor((61, 85), (80, 24)) == 48.0 / 85)
    #expect(factor((160, 10), (80, 24)) == 0.5)
    #expect(factor((1000, 1000), (1, 1)) == 0.001)
  }

  @Test func `To fit, a picture grows by whole numbers only`() {
    #expect(factor((61, 85), (121, 500)) == 1)
    #expect(factor((61, 85), (122, 85)) == 2)
    #expect(factor((16, 16), (80, 24)) == 3)
    #expect(factor((80, 48), (80, 24)) == 1)
  }

  @Test func `A factor is taken as it is`() {
    let magnification = Magnification(
      .factor(Ratio(5, 2)), filter: .auto, box: (10, 10), room: (1, 1))
    #expect(magnification.scale == 2.5)
    #expect(magnification.width(3) == 8)
    #expect(magnification.height(3) == 8)
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
    #expect(magnification.width(1) == 1)
    #expect(magnification.width(8) == 1)
    #expect(magnification.width(160) == 2)
  }

  @Test func `A pixel is as high as it is wide, whatever the sub-cells are`() {
    func factors(_ across: Int, _ down: Int, _ aspect: Double, _ scale: Ratio) -> [Double] {
      let magnification = Magnification(
        .factor(scale), filter: .auto, box: (8, 8), room: (8, 8),
        cell: CellShape(across: across, down: down, aspect: aspect))
      return [magnification.factorX, magnification.factorY]
    }
    #expect(factors(2, 2, 0.5, .one) == [2, 1])
    #expect(factors(2, 3, 0.5, .one) == [2, 1.5])
    #expect(factors(2, 4, 0.5, .one) == [2, 2])
    #expect(factors(1, 2, 0.45, Ratio(1, 2)) == [0.5, 0.45])
    // Enlarged, pixels are of one size, though a little too high or too low.
    #expect(factors(1, 2, 0.45, Ratio(3)) == [3, 3])
    #expect(factors(1, 2, 0.6, Ratio(5)) == [5, 6])
  }

  @Test func `To fit, whole sub-cells must not make it too high`() {
    let wide = CellShape(across: 1, down: 2, aspect: 0.6)
    let magnification = Magnification(
      .fit, filter: .auto, box: (10, 20), room: (80, 60), cell: wide)
    #expect(magnification.height(20) <= 120)
  }
}
