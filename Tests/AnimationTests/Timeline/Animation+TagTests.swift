import Animation
import Pixels
import Sheets
import Testing

@Suite struct AnimationTagTests {
  private func sheet(_ durations: [Duration?]) throws -> Sheet {
    try Sheet(
      bitmaps: [Bitmap(width: 1, height: 1)],
      places: durations.map {
        FramePlace(region: PixelRect(x: 0, y: 0, width: 1, height: 1), duration: $0)
      })
  }

  @Test func `A tag plays its frames with their durations`() throws {
    let sheet = try sheet([.milliseconds(100), .milliseconds(500), nil])
    let tag = Tag(name: "a", frames: [2, 1, 0], direction: .pingpong, repeatCount: 3)
    #expect(
      Animation(tag: tag, of: sheet)
        == Animation(
          frames: [2, 1, 0], timing: .durations([100_000_000, 500_000_000, 100_000_000]),
          direction: .pingpong, repeatCount: 3))
  }

  @Test func `What the file does not say has a default`() throws {
    let tag = Tag(name: "a", frames: [0, 1])
    #expect(Animation(tag: tag, of: try sheet([nil, nil])) == Animation(frames: [0, 1]))
  }

  private static let durations: [(durations: [Duration], timing: FrameTiming)] = [
    ([.milliseconds(40), .milliseconds(40)], FrameTiming.rate(Ratio(25))),
    ([.seconds(1) / 12, .seconds(1) / 12], .rate(Ratio(12))),
    ([.seconds(1) / 3, .seconds(2) / 3], .durations([333_333_333, 666_666_666])),
    ([.zero, .seconds(-1)], .fps10),
    ([.nanoseconds(1), .nanoseconds(1)], .rate(Ratio(1000))),
    ([.seconds(1 << 40), .seconds(1 << 40)], .rate(Ratio(1, 86_400))),
  ]

  @Test(arguments: durations)
  func `A tag's own durations count, within limits`(
    durations: [Duration], timing: FrameTiming
  ) throws {
    let tag = Tag(name: "a", frames: [0, 0], durations: durations)
    #expect(FrameTiming(of: tag, on: try sheet([.seconds(9)])) == timing)
  }

  @Test func `An animator finds a tag by its name`() throws {
    let sheet = try Sheet(
      bitmaps: [Bitmap(width: 1, height: 1)],
      places: [FramePlace(region: PixelRect(x: 0, y: 0, width: 1, height: 1))],
      tags: [Tag(name: "a", frames: [0, 0]), Tag(name: "a", frames: [0])])
    #expect(ImageAnimator(sheet: sheet, tag: "a")?.animation.frames == [0, 0])
    #expect(ImageAnimator(sheet: sheet, tag: "a#2")?.animation.frames == [0])
    #expect(ImageAnimator(sheet: sheet, tag: "b") == nil)
  }
}
