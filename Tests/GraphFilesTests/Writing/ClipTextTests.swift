import Support
@testable import GraphFiles
import Animation
import Testing

struct ClipTextTests {
  @Test(arguments: [
    ([0], "0"), ([0, 1], "0-1"), ([0, 1, 2, 3], "0-3"), ([3, 2, 1], "3-1"), ([1, 0], "1,0"),
    ([0, 1, 2, 3, 5, 5, 4, 3, 2, 1], "0-3,5,5-1"), ([2, 4, 6], "2,4,6"), ([7, 7, 7], "7,7,7"),
    ([0, 1, 0, 1], "0-1,0-1"), ([5, 3, 4], "5,3-4"),
  ])
  func `Frame numbers are written as runs, and read the same`(
    numbers: [Int], text: String
  ) throws {
    #expect(FrameList.text(numbers) == text)
    #expect(try FrameList(text).numbers(ofSheetWith: 10) == numbers)
  }

  @Test(arguments: [
    (FrameTiming.fps10, "fps", "10"), (.rate(Ratio(25, 2)), "duration", "80ms"),
    (.every(.milliseconds(20)), "fps", "50"), (.every(.milliseconds(150)), "duration", "150ms"),
    (.every(.seconds(2)), "duration", "2s"), (.rate(Ratio(30000, 1001)), "fps", "29.97003"),
    (.durations([100_000_000, 500_000_000]), "duration", "100ms,500ms"),
    (.durations([33_333_333, 1_000_000_000]), "duration", "33.333333ms,1s"),
  ])
  func `Timing is written as people would`(timing: FrameTiming, name: String, value: String) {
    #expect(timing.attribute == (name, value))
  }
}
