import Pixels
import Support
import Testing

struct PNGEncoderTests {
  @Test(arguments: [(1, 1), (7, 3), (3, 200), (366, 340)])
  func `Pixels come back as they were, hidden colours too`(width: Int, height: Int) throws {
    let bitmap = Bitmap.random(width: width, height: height, seed: UInt64(width))
    #expect(try Bitmap(png: bitmap.pngData()) == bitmap)
  }

  @Test func `A bitmap without pixels traps`() async {
    await #expect(processExitsWith: .failure) { _ = Bitmap(width: 0, height: 3).pngData() }
  }
}
