import Pixels
import Support
import Testing

struct ResamplingTests {
  @Test(arguments: ResamplingFilter.allCases, [(1, 1), (2, 2), (3, 1), (4, 5)])
  func `Whole numbers repeat each pixel`(filter: ResamplingFilter, zoom: (x: Int, y: Int)) {
    let bitmap = Bitmap.random(width: 7, height: 5, seed: 4)
    let zoomed = bitmap.scaled(toWidth: 7 * zoom.x, height: 5 * zoom.y, filter: filter)
    for y in 0..<5 * zoom.y {
      for x in 0..<7 * zoom.x {
        #expect(zoomed[x, y] == bitmap[x / zoom.x, y / zoom.y])
      }
    }
  }

  @Test(
    arguments: [
      (4, [0, 1, 2, 3]), (2, [1, 3]), (3, [0, 2, 3]), (1, [2]), (6, [0, 1, 1, 2, 3, 3]), (0, []),
    ] as [(Int, [UInt8])])
  func `Nearest takes the pixel under the centre`(width: Int, expected: [UInt8]) {
    let row = BitmapGeometryTests.numbered(4, 1)
    let scaled = row.scaled(toWidth: width, height: 1, filter: .nearest)
    #expect(scaled.pixels.map(\.red) == expected)
  }

  @Test func `Nearest makes no colours`() {
    let bitmap = Bitmap.random(width: 13, height: 11, seed: 5)
    let scaled = bitmap.scaled(toWidth: 29, height: 6, filter: .nearest)
    #expect(Set(scaled.pixels).isSubset(of: Set(bitmap.pixels)))
  }

  @Test func `A bitmap without pixels cannot be scaled`() async {
    await #expect(processExitsWith: .failure) {
      _ = Bitmap(width: 0, height: 1).scaled(toWidth: 2, height: 2, filter: .nearest)
    }
  }
}
