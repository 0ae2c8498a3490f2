import Pixels
import Testing

struct BitmapTests {
  @Test func `A new bitmap is transparent`() {
    let bitmap = Bitmap(width: 2, height: 3)
    #expect(bitmap.pixels == Array(repeating: .transparent, count: 6))
  }

  @Test func `Pixels are row-major from the upper left`() {
    var bitmap = Bitmap(width: 3, height: 2)
    bitmap[2, 1] = RGBA(1, 2, 3)
    #expect(bitmap.pixels.last == RGBA(1, 2, 3))
    #expect(bitmap[2, 1] == RGBA(1, 2, 3))
    #expect(bitmap[0, 0] == .transparent)
  }

  @Test func `Memory shows the same pixels`() {
    var bitmap = Bitmap(width: 3, height: 2)
    let count = bitmap.withUnsafeMutablePixels { pixels in
      pixels[4] = RGBA(9, 8, 7)
      return pixels.count
    }
    #expect(count == 6)
    #expect(bitmap[1, 1] == RGBA(9, 8, 7))
  }

  @Test func `Wrong places and sizes trap`() async {
    await #expect(processExitsWith: .failure) { _ = Bitmap(width: 2, height: 2)[2, 0] }
    await #expect(processExitsWith: .failure) { _ = Bitmap(width: 2, height: 2)[0, -1] }
    await #expect(processExitsWith: .failure) { _ = Bitmap(width: 2, height: 2, pixels: []) }
    await #expect(processExitsWith: .failure) { _ = Bitmap(width: -1, height: -1, pixels: []) }
  }
}
