import Pixels
import Testing

struct BitmapGeometryTests {
  /// Each pixel's red counts from zero, row by row.
  static let counted = numbered(4, 3)

  static func numbered(_ width: Int, _ height: Int) -> Bitmap {
    Bitmap(
      width: width, height: height,
      pixels: (0..<width * height).map { RGBA(UInt8($0), 0, 0) })
  }

  private func reds(_ bitmap: Bitmap) -> [UInt8] { bitmap.pixels.map(\.red) }

  @Test(
    arguments: [
      (PixelRect(x: 0, y: 0, width: 4, height: 3), Array(0...11)),
      (PixelRect(x: 1, y: 1, width: 2, height: 2), [5, 6, 9, 10]),
      (PixelRect(x: 3, y: 2, width: 1, height: 1), [11]),
      (PixelRect(x: 4, y: 0, width: 0, height: 3), []),
    ] as [(PixelRect, [UInt8])])
  func `A part is cut out`(rect: PixelRect, expected: [UInt8]) {
    let part = Self.counted.cropped(to: rect)
    #expect(part.width == rect.width && part.height == rect.height)
    #expect(reds(part) == expected)
  }

  @Test func `A part that sticks out traps`() async {
    await #expect(processExitsWith: .failure) {
      _ = Bitmap(width: 4, height: 3).cropped(to: PixelRect(x: 3, y: 0, width: 2, height: 1))
    }
    await #expect(processExitsWith: .failure) {
      _ = Bitmap(width: 4, height: 3).cropped(to: PixelRect(x: 0, y: -1, width: 1, height: 2))
    }
    await #expect(processExitsWith: .failure) {
      _ = Bitmap(width: 4, height: 3).cropped(to: PixelRect(x: 0, y: 1, width: 1, height: .max))
    }
  }

  @Test(
    arguments: [
      (false, false, [0, 1, 2, 3, 4, 5]), (true, false, [2, 1, 0, 5, 4, 3]),
      (false, true, [3, 4, 5, 0, 1, 2]), (true, true, [5, 4, 3, 2, 1, 0]),
    ] as [(Bool, Bool, [UInt8])])
  func `Mirrors`(horizontally: Bool, vertically: Bool, expected: [UInt8]) {
    let mirrored = Self.numbered(3, 2).flipped(horizontally: horizontally, vertically: vertically)
    #expect(mirrored.width == 3 && mirrored.height == 2)
    #expect(reds(mirrored) == expected)
  }
}
