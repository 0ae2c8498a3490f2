@testable import Stage
import Pixels
import Testing

struct PixelMixtureTests {
  @Test func `eight pixels are kept, and equal ones are equal`() {
    let pixels = (UInt8(0)..<8).map { RGBA($0, 255 - $0, $0 * 9, $0 * 36) }
    var (one, other) = (PixelMixture(), PixelMixture())
    for index in 0..<8 {
      one[index] = pixels[index]
      other[7 - index] = pixels[7 - index]
    }
    #expect((0..<8).map { one[$0] } == pixels)
    #expect(one == other && one.hashValue == other.hashValue)
    other[3] = pixels[4]
    #expect(one != other)
    #expect((0..<8).filter { one[$0] != other[$0] } == [3])
  }
}
