import Animation
import Testing

@Suite struct FrameTimingDurationsTests {
  @Test(
    arguments: [
      (FrameTiming.milliseconds(80), .rate(Ratio(25, 2))), (.seconds(2), .rate(Ratio(1, 2))),
      (.seconds(0.25), .rate(Ratio(4))), (.every(.milliseconds(100)), .fps10),
      (.each([.milliseconds(1), .seconds(2)]), .durations([1_000_000, 2_000_000_000])),
    ] as [(FrameTiming, FrameTiming)])
  func `Durations are exact`(written: FrameTiming, timing: FrameTiming) {
    #expect(written == timing)
  }
}
