import Basics
import Animation
import Sheets
import Testing

@Suite struct TimelineTests {
  struct PlayOrder: CustomTestStringConvertible {
    let direction: PlayDirection
    let repeats: Int
    let order: String
    var testDescription: String { "\(direction.rawValue) x\(repeats) is \(order)" }

    init(_ direction: PlayDirection, _ repeats: Int, _ order: String) {
      self.direction = direction
      self.repeats = repeats
      self.order = order
    }
  }

  /// The play orders of Aseprite (src/doc/playback_tests.cpp) for a tag over frames 0-3.
  static let orders = [
    PlayOrder(.forward, 1, "0123"), PlayOrder(.forward, 2, "01230123"),
    PlayOrder(.forward, 3, "012301230123"),
    PlayOrder(.reverse, 1, "3210"), PlayOrder(.reverse, 2, "32103210"),
    PlayOrder(.reverse, 3, "321032103210"),
    PlayOrder(.pingpong, 1, "0123"), PlayOrder(.pingpong, 2, "0123210"),
    PlayOrder(.pingpong, 3, "0123210123"),
    PlayOrder(.pingpongReverse, 1, "3210"), PlayOrder(.pingpongReverse, 2, "3210123"),
    PlayOrder(.pingpongReverse, 3, "3210123210"),
  ]

  @Test(arguments: orders)
  func `play order of finite repeats`(expected: PlayOrder) {
    let timeline = Timeline(
      Animation(frames: [0, 1, 2, 3], direction: expected.direction, repeatCount: expected.repeats))
    let steps = 0..<(timeline.stepCount ?? 0)
    #expect(steps.map { String(timeline.position(ofStep: $0)) }.joined() == expected.order)
  }

  @Test(
    "For ever, a ping-pong shows each end once",
    arguments: zip(
      PlayDirection.allCases, ["0123012301", "3210321032", "0123210123", "3210123210"]))
  func endless(direction: PlayDirection, order: String) {
    let timeline = Timeline(Animation(frames: [5, 6, 7, 8], direction: direction))
    #expect(timeline.stepCount == nil && timeline.duration == nil)
    #expect((0..<10).map { String(timeline.position(ofStep: $0)) }.joined() == order)
  }

  @Test func `a one-frame ping-pong shows its frame once a pass`() {
    let timeline = Timeline(Animation(frames: [3], direction: .pingpong, repeatCount: 3))
    #expect(timeline.stepCount == 3)
    #expect((0..<3).map(timeline.position(ofStep:)) == [0, 0, 0])
    #expect((0..<3).map(timeline.pass(ofStep:)) == [0, 1, 2])
    #expect(timeline.duration == 300_000_000)
  }

  @Test func `boundaries of a frame rate are quotients, not sums`() {
    let timeline = Timeline(Animation(frames: [0, 1], timing: .rate(Ratio(30_000, 1001))))
    #expect(timeline.start(ofStep: 1) == 33_366_667)
    #expect(timeline.start(ofStep: 30_000) == 1001 * Nanoseconds.perSecond)
    #expect(timeline.start(ofStep: 3_000_000_000) == 100_100_000 * Nanoseconds.perSecond)
  }

  @Test func `speed divides the durations exactly`() {
    let durations: [Nanoseconds] = [100, 50, 25].map { $0 * .perMillisecond }
    let timeline = Timeline(
      Animation(frames: [0, 1, 2], timing: .durations(durations), speed: Ratio(3)))
    #expect(timeline.start(ofStep: 1) == 33_333_333)
    #expect(timeline.start(ofStep: 2) == 50_000_000)
    #expect(timeline.start(ofStep: 3) == 58_333_333)
    #expect(timeline.start(ofStep: 3 * 1_000_000) == 58_333_333_333_333)
  }

  @Test func `durations go with their frames when the direction turns`() {
    let durations: [Nanoseconds] = [1, 10, 100]
    let reverse = Timeline(
      Animation(
        frames: [0, 1, 2], timing: .durations(durations), direction: .reverse, repeatCount: 1))
    #expect((0...3).map(reverse.start(ofStep:)) == [0, 100, 110, 111])
    let pingpong = Timeline(
      Animation(
        frames: [0, 1, 2], timing: .durations(durations), direction: .pingpong, repeatCount: 3))
    // 0 1 2 1 0 1 2
    #expect((0...7).map(pingpong.start(ofStep:)) == [0, 1, 11, 111, 121, 122, 132, 232])
    #expect(pingpong.duration == 232)
  }

  @Test(
    "The step at a time is the last one started",
    arguments: [
      FrameTiming.fps30, .rate(Ratio(1, 100)), .rate(Ratio(999_983, 1000)),
      .durations([7, 1, 3_000_001, 90, 5, 6]),
    ], PlayDirection.allCases)
  func stepAtTime(timing: FrameTiming, direction: PlayDirection) {
    let animation = Animation(
      frames: [0, 1, 2, 3, 4, 5], timing: timing, direction: direction, speed: Ratio(7, 3))
    let timeline = Timeline(animation)
    for step in [0, 1, 2, 5, 6, 7, 11, 12, 1000, 1_000_003] {
      let start = timeline.start(ofStep: step)
      let next = timeline.start(ofStep: step + 1)
      if next > start { #expect(timeline.step(at: start) == step) }
      #expect(timeline.step(at: next) > step)
      if next - 1 > start { #expect(timeline.step(at: next - 1) == step) }
    }
  }

  @Test(arguments: PlayDirection.allCases)
  func `passes and their first steps agree`(direction: PlayDirection) {
    let timeline = Timeline(Animation(frames: [0, 1, 2, 3], direction: direction))
    for pass in 0..<6 {
      let first = timeline.firstStep(ofPass: pass)
      #expect(timeline.pass(ofStep: first) == pass)
      #expect(first == 0 || timeline.pass(ofStep: first - 1) == pass - 1)
    }
  }

  @Test func `The end of a pass is found for the last one too`() {
    let twice = Timeline(Animation(frames: [0, 1, 2], repeatCount: 2))
    #expect((0...2).map { twice.passEnd(afterPasses: $0) } == [300_000_000, 600_000_000, nil])
    #expect(twice.loop(afterPasses: 1) == nil)
    let held = Timeline(Animation(frames: [0, 1, 2], repeatCount: 2, hold: 2_000_000_000))
    #expect((0...2).map { held.passEnd(afterPasses: $0) } == [300_000_000, 600_000_000, nil])
    let endless = Timeline(Animation(frames: [0, 1, 2]))
    #expect(endless.passEnd(afterPasses: 9) == 3_000_000_000)
  }
}
