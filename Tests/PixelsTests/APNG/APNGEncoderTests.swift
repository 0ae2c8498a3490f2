import Testing

@testable import Pixels

struct APNGEncoderTests {
  private static let red = RGBA(255, 0, 0)
  private static let blue = RGBA(0, 0, 255, 128)

  private func file(_ pictures: [(Bitmap, Duration)], plays: Int = 0) throws -> AnimatedPNG {
    var encoder = APNGEncoder(playCount: plays)
    for (picture, end) in pictures { encoder.add(picture, until: end) }
    return try AnimatedPNG(png: encoder.data())
  }

  /// Four pixels by three, some of them of another colour.
  private func picture(_ marks: [(x: Int, y: Int)], of pixel: RGBA = blue) -> Bitmap {
    var picture = Bitmap(width: 4, height: 3, filling: Self.red)
    for mark in marks { picture[mark.x, mark.y] = pixel }
    return picture
  }

  @Test func `What is written can be read`() throws {
    let pictures = [
      picture([]), picture([(1, 1)]), picture([(3, 2), (0, 0)]),
      picture([(1, 1)], of: .transparent),
    ]
    let ends: [Duration] = [.seconds(1), .milliseconds(1040), .seconds(3), .seconds(60)]
    let file = try file(Array(zip(pictures, ends)), plays: 2)
    #expect((file.width, file.height, file.playCount) == (4, 3, 2))
    #expect(try file.pictures() == pictures)
    #expect(
      file.delays == [.seconds(1), .milliseconds(40), .milliseconds(1960), .seconds(57)])
  }

  @Test func `Equal pictures are joined`() throws {
    let file = try file([
      (picture([]), .milliseconds(100)), (picture([]), .milliseconds(300)),
      (picture([(0, 0)]), .milliseconds(400)),
    ])
    #expect(file.delays == [.milliseconds(300), .milliseconds(100)])
  }

  @Test func `Thirds of a second do not add up to less than a second`() throws {
    let file = try file((1...6).map { (picture([($0 % 4, 0)]), .seconds($0) / 3) })
    #expect(file.delays.reduce(.zero, +) == .seconds(2))
    #expect(Set(file.delays) == [.milliseconds(333), .milliseconds(334)])
  }

  @Test(arguments: [
    (Duration.milliseconds(65_535), Duration.milliseconds(65_535)), (.seconds(66), .seconds(66)),
    (.milliseconds(66_600), .seconds(67)), (.seconds(100_000), .seconds(65_535)),
  ])
  func `A long time is written in seconds`(time: Duration, written: Duration) throws {
    #expect(try file([(picture([]), time)]).delays == [written])
  }

  @Test(
    arguments: [
      ([], nil), ([(2, 1)], PixelRect(x: 2, y: 1, width: 1, height: 1)),
      ([(0, 2), (3, 1)], PixelRect(x: 0, y: 1, width: 4, height: 2)),
    ] as [([(Int, Int)], PixelRect?)])
  func `Only what differs is written`(marks: [(Int, Int)], region: PixelRect?) {
    #expect(picture(marks.map { (x: $0.0, y: $0.1) }).difference(from: picture([])) == region)
  }

  @Test func `A program without animations shows the first picture`() throws {
    var encoder = APNGEncoder()
    encoder.add(picture([(1, 1)]), until: .seconds(1))
    encoder.add(picture([]), until: .seconds(2))
    #expect(try Bitmap(png: encoder.data()) == picture([(1, 1)]))
  }
}
