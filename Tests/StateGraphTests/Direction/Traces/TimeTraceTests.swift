import Support
import Basics
import Animation
import StateGraph
import Testing

/// Times and rates.
struct TimeTraceTests {
  /// Times of the frames, in nanoseconds, and of the stop.
  private func times(_ statements: String) throws -> [Nanoseconds] {
    let director = Director(try readStatements(statements))
    director.reportsFrames = true
    var times: [Nanoseconds] = []
    director.onEvent = {
      switch $0.kind {
      case .frame, .stop: times.append($0.time)
      default: break
      }
    }
    director.start()
    director.advance(to: .seconds(100))
    return times
  }

  @Test(
    arguments: [
      ("fps=3", [0, 333_333_333, 666_666_667, 1_000_000_000]),
      ("fps=7", [0, 142_857_143, 285_714_286, 428_571_429]),
      ("fps=\"23.976\"", [0, 41_708_375, 83_416_750, 125_125_125]),
      ("fps=1000", [0, 1_000_000, 2_000_000, 3_000_000]),
      ("fps=0.5", [0, 2_000_000_000, 4_000_000_000, 6_000_000_000]),
      ("duration=\"0.1s\"", [0, 100_000_000, 200_000_000, 300_000_000]),
      ("duration=\"1.5ms\"", [0, 1_500_000, 3_000_000, 4_500_000]),
      ("duration=\"1ms,2s,0.5min\"", [0, 1_000_000, 2_001_000_000, 32_001_000_000]),
      ("duration=\"10ms,20ms,40ms\", speed=3", [0, 3_333_333, 10_000_000, 23_333_333]),
      ("fps=10, speed=3", [0, 33_333_333, 66_666_667, 100_000_000]),
    ] as [(String, [Nanoseconds])])
  func `The k-th boundary is exact to the nanosecond`(timing: String, expected: [Nanoseconds])
    throws
  {
    #expect(try times("a [frames=\"0-2\", repeat=1, \(timing)]") == expected)
  }

  @Test func `A state without a rate plays 10 frames a second`() throws {
    #expect(
      try times("a [frames=\"0-2\", repeat=1]") == [0, 100_000_000, 200_000_000, 300_000_000])
  }

  @Test func `after is counted from the state's exact start`() throws {
    let play = try Play(
      """
      a [frames="0-2", fps=7, repeat=1]; b [frames="0"]
      a -> b
      b -> a [on="after 71.5ms"]
      """)
    #expect(
      try play.trace(until: "1s") == """
        0.000 d start a
        0.429 d stop a
        0.429 d start b
        0.500 d cut b after 71.5ms
        0.500 d start a
        0.929 d stop a
        0.929 d start b
        """)
  }
}
