import Pixels
import Support
import Testing

struct CompositingTests {
  @Test(arguments: [
    (RGBA(10, 20, 30), RGBA(200, 0, 0), RGBA(10, 20, 30)),
    (RGBA(10, 20, 30, 0), RGBA(200, 0, 0), RGBA(200, 0, 0)),
    (RGBA(10, 20, 30, 99), .transparent, RGBA(10, 20, 30, 99)),
    // Half of white's light over black: linear 128/255 is code 188.
    (RGBA(255, 255, 255, 128), RGBA(0, 0, 0), RGBA(188, 188, 188)),
    (RGBA(0, 0, 0, 255), RGBA(255, 255, 255), RGBA(0, 0, 0)),
    // Two halves cover three quarters: 128/255 + 128/255 * 127/255, two thirds of it white.
    (RGBA(255, 255, 255, 128), RGBA(0, 0, 0, 128), RGBA(213, 213, 213, 192)),
  ])
  func `A pixel over another`(top: RGBA, below: RGBA, expected: RGBA) {
    #expect(top.over(below) == expected)
  }

  @Test func `A colour is unchanged over itself, however transparent`() {
    for alpha in UInt8.min...UInt8.max {
      #expect(RGBA(12, 150, 250, alpha).over(RGBA(12, 150, 250)) == RGBA(12, 150, 250))
    }
  }

  @Test func `A bitmap over a colour is opaque`() {
    let bitmap = Bitmap.random(width: 9, height: 7, seed: 1)
    let background = RGBA(rgb: 0x336699)
    let result = bitmap.composited(over: background)
    #expect(result.pixels == bitmap.pixels.map { $0.over(background) })
    #expect(result.pixels.allSatisfy { $0.alpha == 255 })
  }

  @Test func `A bitmap over another one`() {
    let top = Bitmap.random(width: 5, height: 4, seed: 2)
    let background = Bitmap.random(width: 5, height: 4, seed: 3)
    let result = top.composited(over: background)
    #expect(result.pixels == zip(top.pixels, background.pixels).map { $0.over($1) })
  }

  /// A red 2x2 picture on a 3x3 stage: inside, cut off at each edge, and outside.
  @Test(arguments: [
    (0, 0, "##.##...."), (1, 1, "....##.##"), (-1, 0, "#..#....."), (2, 2, "........#"),
    (1, -1, ".##......"), (3, 0, "........."), (0, -2, "........."), (-9, 9, "........."),
  ])
  func `Drawing cuts off what lies outside`(x: Int, y: Int, expected: String) {
    var stage = Bitmap(width: 3, height: 3)
    stage.draw(Bitmap(width: 2, height: 2, filling: RGBA(255, 0, 0)), x: x, y: y)
    #expect(String(stage.pixels.map { $0.alpha == 0 ? "." : "#" }) == expected)
  }

  @Test func `Drawing a larger picture shows its middle`() {
    var stage = Bitmap(width: 1, height: 1)
    stage.draw(BitmapGeometryTests.numbered(4, 3), x: -2, y: -1)
    #expect(stage[0, 0].red == 6)
  }
}
