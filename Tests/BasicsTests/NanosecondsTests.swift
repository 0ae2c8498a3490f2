import Basics
import Animation
import Testing

@Suite struct NanosecondsTests {
  @Test(
    "Durations become whole nanoseconds",
    arguments: [
      (Duration.milliseconds(16), 16_000_000), (.nanoseconds(7), 7), (.seconds(3), 3_000_000_000),
      (.seconds(Int64.max), .max),
    ] as [(Duration, Nanoseconds)])
  func fromDuration(duration: Duration, expected: Nanoseconds) {
    #expect(Nanoseconds(duration) == expected)
  }

  @Test func `any duration is a frame duration`() {
    let timeline = Timeline(Animation(frames: [0], timing: .every(.milliseconds(40))))
    #expect(timeline.start(ofStep: 3) == 120 * .perMillisecond)
  }
}
