import Pixels
import Testing

struct OklabTests {
  /// Values of CSS Color 4's sample code, rounded.
  @Test(
    arguments: [
      (0x000000, [0, 0, 0]), (0xFFFFFF, [1, 0, 0]), (0xFF0000, [0.62796, 0.22486, 0.12585]),
      (0x00FF00, [0.86644, -0.23389, 0.17950]), (0x0000FF, [0.45201, -0.03246, -0.31153]),
      (0x808080, [0.59987, 0, 0]),
    ] as [(UInt32, [Float])])
  func `Known colours`(rgb: UInt32, expected: [Float]) {
    let color = Oklab(RGBA(rgb: rgb))
    #expect(abs(color.lightness - expected[0]) < 1e-4)
    #expect(abs(color.a - expected[1]) < 1e-4)
    #expect(abs(color.b - expected[2]) < 1e-4)
  }

  @Test func `Distance is squared, symmetric and zero to itself`() {
    let white = Oklab(RGBA(rgb: 0xFFFFFF))
    let black = Oklab(RGBA(rgb: 0))
    #expect(abs(white.squaredDistance(to: black) - 1) < 1e-4)
    #expect(white.squaredDistance(to: black) == black.squaredDistance(to: white))
    #expect(white.squaredDistance(to: white) == 0)
  }

  @Test func `Opacity does not count`() {
    #expect(Oklab(RGBA(9, 99, 199, 0)) == Oklab(RGBA(9, 99, 199)))
  }
}
