import CZlib
import Testing

@testable import Pixels

struct AnimatedPNGTests {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  private static func big(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  private static func chunk(_ kind: String, _ data: [UInt8]) -> [UInt8] {
    let covered = Array(kind.utf8) + data
    return big(data.count) + covered + big(Int(covered[...].crc32))
  }

  /// Two pixels side by side, of any opacity.
  private static let header = signature + chunk("IHDR", big(2) + big(1) + [8, 6, 0, 0, 0])

  private static func announced(_ frames: Int, plays: Int = 0) -> [UInt8] {
    chunk("acTL", big(frames) + big(plays))
  }

  private static func control(
    _ number: Int, width: Int = 2, x: Int = 0, delay: [UInt8] = [0, 1, 0, 10],
    dispose: UInt8 = 0, blend: UInt8 = 0
  ) -> [UInt8] {
    chunk(
      "fcTL", big(number) + big(width) + big(1) + big(x) + big(0) + delay + [dispose, blend])
  }

  private static func compressed(_ pixels: [RGBA]) -> [UInt8] {
    var row: [UInt8] = [0]
    for pixel in pixels { row += [pixel.red, pixel.green, pixel.blue, pixel.alpha] }
    var count = compressBound(uLong(row.count))
    var result = [UInt8](repeating: 0, count: Int(count))
    compress(&result, &count, row, uLong(row.count))
    return Array(result.prefix(Int(count)))
  }

  private static func first(_ pixels: [RGBA]) -> [UInt8] { chunk("IDAT", compressed(pixels)) }

  private static func data(_ number: Int, _ pixels: [RGBA]) -> [UInt8] {
    chunk("fdAT", big(number) + compressed(pixels))
  }

  private static let end = chunk("IEND", [])
  private static let red = RGBA(255, 0, 0)
  private static let blue = RGBA(0, 0, 255)

  private func reason(_ bytes: [UInt8]) -> String {
    do {
      _ = try AnimatedPNG(png: bytes).pictures()
      return "no error"
    } catch { return "\(error)" }
  }

  @Test func `A picture before the first frame is no frame`() throws {
    let file = try AnimatedPNG(
      png: Self.header + Self.announced(1, plays: 3) + Self.first([Self.red, Self.red])
        + Self.control(0) + Self.data(1, [Self.blue, Self.blue]) + Self.end)
    #expect(try file.pictures().map(\.pixels) == [[Self.blue, Self.blue]])
    #expect(file.playCount == 3)
  }

  @Test(arguments: [
    ([0, 1, 0, 10], Duration.milliseconds(100)), ([0, 1, 0, 0], .milliseconds(10)),
    ([0, 0, 0, 5], .zero), ([0xFF, 0xFF, 0, 1], .seconds(65_535)),
  ])
  func `Delays are those of the file, except very short ones`(
    _ delay: [UInt8], _ expected: Duration
  ) throws {
    let file = try AnimatedPNG(
      png: Self.header + Self.announced(1) + Self.control(0, delay: delay)
        + Self.first([Self.red, Self.red]) + Self.end)
    #expect(file.delays == [expected])
  }

  /// Pillow differs here.
  @Test func `An opaque pixel stays opaque, whatever is laid over it`() throws {
    let thin = RGBA(0, 0, 255, 128)
    let file = try AnimatedPNG(
      png: Self.header + Self.announced(2) + Self.control(0)
        + Self.first([Self.red, RGBA(255, 0, 0, 64)]) + Self.control(1, blend: 1)
        + Self.data(2, [thin, thin]) + Self.end)
    // 128 + 64 * 127 / 255 is 159.9, of which the blue has 128.
    #expect(try file.pictures()[1].pixels == [RGBA(127, 0, 128), RGBA(51, 0, 204, 160)])
  }

  @Test func `A frame is kept, cleared or restored`() throws {
    for (dispose, expected) in [
      (UInt8(0), [Self.blue, Self.blue]), (1, [.transparent, Self.blue]),
      (2, [Self.red, Self.blue]),
    ] {
      let file = try AnimatedPNG(
        png: Self.header + Self.announced(3) + Self.control(0) + Self.first([Self.red, Self.red])
          + Self.control(1, width: 1, dispose: dispose) + Self.data(2, [Self.blue])
          + Self.control(3, width: 1, x: 1) + Self.data(4, [Self.blue]) + Self.end)
      #expect(try file.pictures()[2].pixels == expected)
    }
  }

  private static let faults: [([UInt8], String)] = [
    (announced(0), "0 frames are announced"), (announced(1) + announced(1), "is wrong"),
    (control(0), "a frame stands before the animation"),
    (announced(1) + control(1), "number 0 of the animation's chunks should stand here, not 1"),
    (announced(1) + control(0, width: 3), "does not fit into the picture, which is 2x1"),
    (announced(1) + control(0, x: 1), "does not fit"),
    (announced(1) + control(0, width: 1), "the first frame is not the whole picture"),
    (announced(1) + control(0, dispose: 3), "in an unknown way"),
    (announced(1) + control(0, blend: 2), "in an unknown way"),
    (announced(2) + control(0) + control(1), "a frame has no pixels"),
    (announced(2) + control(0) + first([red, red]) + end, "1 frames, and 2 are announced"),
    (announced(1) + control(0) + end, "a frame has no pixels"),
    (announced(1) + data(0, [red, red]), "pixels of a frame stand before the frame"),
    (announced(1) + chunk("fcTL", [0, 0, 0, 0]), "has 4 bytes, not 26"),
    (announced(1) + chunk("fdAT", [0]), "a chunk is too short"),
    (announced(1) + control(0) + first([red]) + end, "it is damaged"),
    (announced(1), "the file ends between two chunks"),
  ]

  @Test(arguments: faults)
  func `An animation that violates the format is refused with a reason`(
    _ chunks: [UInt8], _ expected: String
  ) {
    let reason = reason(Self.header + chunks)
    #expect(reason.contains(expected), "\(reason)")
  }

  @Test func `A wrong checksum is detected`() {
    var bytes = Self.header + Self.announced(1) + Self.control(0)
    bytes[bytes.count - 1] ^= 1
    #expect(reason(bytes).contains("the checksum of a chunk is wrong"))
  }

  @Test func `Animations are told from pictures`() {
    #expect(AnimatedPNG.isAnimated(Self.header + Self.announced(1)))
    #expect(!AnimatedPNG.isAnimated(Self.header + Self.first([Self.red]) + Self.announced(1)))
    #expect(!AnimatedPNG.isAnimated(Self.header + Self.end))
    #expect(!AnimatedPNG.isAnimated([]))
    #expect(!AnimatedPNG.isAnimated(Array("GIF89a".utf8)))
  }
}
