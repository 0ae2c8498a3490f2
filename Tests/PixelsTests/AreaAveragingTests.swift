import Pixels
import Support
import Testing

struct AreaAveragingTests {
  static let white = RGBA(255, 255, 255)
  static let black = RGBA(0, 0, 0)

  private func row(_ pixels: [RGBA], to width: Int) -> [RGBA] {
    Bitmap(width: pixels.count, height: 1, pixels: pixels)
      .scaled(toWidth: width, height: 1, filter: .area).pixels
  }

  @Test func `Means are of light, not of codes`() {
    #expect(row([Self.white, Self.black], to: 1) == [RGBA(188, 188, 188)])
  }

  @Test func `Transparent pixels contribute opacity, but no colour`() {
    let hidden = RGBA(255, 0, 0, 0)
    #expect(row([RGBA(10, 200, 30), hidden], to: 1) == [RGBA(10, 200, 30, 128)])
    #expect(row([hidden, hidden, hidden], to: 2) == [.transparent, .transparent])
  }

  @Test func `A pixel that straddles two counts in both, in proportion`() {
    // Three to two: each new pixel covers one and a half; a third of it is the middle one.
    let third = LinearLight.code(1 / 3)
    #expect(
      row([Self.black, Self.white, Self.black], to: 2)
        == Array(repeating: RGBA(third, third, third), count: 2))
  }

  @Test func `Enlarging by a fraction keeps whole pixels whole`() {
    let half = RGBA(188, 188, 188)
    #expect(row([Self.white, Self.black], to: 3) == [Self.white, half, Self.black])
  }

  @Test(arguments: [(34, 48), (1, 1), (61, 7), (9, 85), (100, 90), (61, 85)])
  func `One colour stays that colour`(width: Int, height: Int) {
    let plain = Bitmap(width: 61, height: 85, filling: RGBA(201, 99, 3))
    let scaled = plain.scaled(toWidth: width, height: height, filter: .area)
    #expect(scaled == Bitmap(width: width, height: height, filling: RGBA(201, 99, 3)))
  }

  /// The definition, written plainly: every old pixel weighted by the area it shares.
  private func mean(_ bitmap: Bitmap, _ x: Int, _ y: Int, _ width: Int, _ height: Int) -> [Double] {
    func share(_ new: Int, _ newCount: Int, _ old: Int, _ count: Int) -> Double {
      let scale = Double(count) / Double(newCount)
      let end = min(Double(new + 1) * scale, Double(old + 1))
      return max(0, end - max(Double(new) * scale, Double(old))) / scale
    }
    var sums = [0.0, 0, 0, 0]
    for oldY in 0..<bitmap.height {
      for oldX in 0..<bitmap.width {
        let pixel = bitmap[oldX, oldY]
        let weight =
          share(x, width, oldX, bitmap.width) * share(y, height, oldY, bitmap.height)
          * Double(pixel.alpha) / 255
        for (channel, code) in [pixel.red, pixel.green, pixel.blue].enumerated() {
          sums[channel] += Double(LinearLight.values[Int(code)]) * weight
        }
        sums[3] += weight
      }
    }
    return sums[3] == 0 ? sums : sums[0..<3].map { $0 / sums[3] } + [sums[3]]
  }

  @Test(arguments: [(5, 4), (3, 9), (17, 2), (20, 20)])
  func `It is the mean over the exact area`(width: Int, height: Int) {
    let bitmap = Bitmap.random(width: 13, height: 11, seed: 6)
    let scaled = bitmap.scaled(toWidth: width, height: height, filter: .area)
    for y in 0..<height {
      for x in 0..<width {
        let expected = mean(bitmap, x, y, width, height)
        let pixel = scaled[x, y]
        #expect(abs(Double(pixel.alpha) - expected[3] * 255) < 0.501)
        guard pixel.alpha > 0 else { continue }
        for (code, light) in zip([pixel.red, pixel.green, pixel.blue], expected) {
          let wanted = LinearLightTests.exactCode(light)
          #expect(abs(Double(code) - wanted) < 0.51, "\(x),\(y)")
        }
      }
    }
  }
}
