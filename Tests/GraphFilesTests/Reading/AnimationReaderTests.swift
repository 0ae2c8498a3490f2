import Support
import Animation
import Sheets
import StateGraph
import Testing

struct AnimationReaderTests {
  private func animation(_ statements: String) throws -> Animation {
    try #require(try readStatements(statements).actors[0].states.first?.clip?.animation)
  }

  @Test func `A state plays at 10 frames per second for ever`() throws {
    #expect(try animation("a [frames=\"0-3\"]") == Animation(frames: [0, 1, 2, 3]))
  }

  @Test func `All attributes of a state reach its animation`() throws {
    let expected = Animation(
      frames: [3, 2, 5], timing: .rate(Ratio(25, 2)), direction: .pingpongReverse, repeatCount: 4,
      speed: Ratio(1, 2), flip: [.horizontal, .vertical])
    #expect(
      try animation(
        """
        a [frames="3-2,5", fps="12.5", direction=pingpong_reverse, repeat=4, speed="0.5", flip=hv]
        """) == expected)
  }

  @Test(arguments: [
    ("node [duration=\"50ms\"]", "fps=5", FrameTiming.rate(Ratio(5))),
    ("node [fps=5]", "duration=\"50ms\"", .rate(Ratio(20))),
    ("node [fps=5]", "repeat=1", .rate(Ratio(5))),
    ("node [duration=\"50ms\"]", "repeat=1", .rate(Ratio(20))),
    ("", "repeat=1", .fps10),
    ("", "duration=\"3s\"", .rate(Ratio(1, 3))),
    ("", "duration=\"100ms, 50ms,2s\"", .durations([100_000_000, 50_000_000, 2_000_000_000])),
    ("node [fps=5, duration=\"1s\"]", "fps=2", .rate(Ratio(2))),
  ])
  func `An own rate or duration counts before a default one`(
    defaults: String, own: String, timing: FrameTiming
  ) throws {
    #expect(try animation("\(defaults)\n a [frames=\"0-2\", \(own)]").timing == timing)
  }

  @Test func `Defaults reach the states that come after them`() throws {
    let graph = try readStatements(
      """
      a [frames="0"]
      node [fps=5, frames="1-2", repeat=2, direction=reverse, flip=h, speed=2]
      b
      node [fps=20]
      c [repeat=0]
      a [flip=v]
      """)
    #expect(
      graph.actors[0].states.map { $0.clip?.animation } == [
        Animation(frames: [0], flip: .vertical),
        Animation(
          frames: [1, 2], timing: .fps5, direction: .reverse, repeatCount: 2, speed: Ratio(2),
          flip: .horizontal),
        Animation(
          frames: [1, 2], timing: .rate(Ratio(20)), direction: .reverse, repeatCount: 0,
          speed: Ratio(2), flip: .horizontal),
      ])
  }

  @Test func `all stands for every tile of the sheet`() throws {
    #expect(try animation("a [frames=all]").frames == Array(0..<24))
  }
}
