@testable import Stage
import Basics
import Support
import Animation
import StateGraph
import Testing

/// `Performance.replace(with:geometry:)`, and going back after it.
struct PerformanceReplaceTests {
  /// What is shown, where its corner is, and when in milliseconds.
  private func moment(_ performance: Performance) -> [Int] {
    performance.director.standing(at: performance.time).flatMap { [$0.shown.frame, $0.x] }
      + [Int(performance.time / .perMillisecond)]
  }

  private func performance(
    _ statements: String, at milliseconds: Int64, seed: UInt64 = 0
  ) throws -> Performance {
    let performance = Scene.performance(try Scene.read(statements), seed: seed)
    performance.move(to: .milliseconds(milliseconds))
    return performance
  }

  private func replace(
    _ performance: Performance, with statements: String, columns: Int = 80
  ) throws {
    let graph = try Scene.read(statements)
    performance.replace(with: graph, geometry: Scene.geometry(graph, columns))
  }

  @Test func `The state and its time stay, the new frames show`() throws {
    let performance = try performance("a [frames=\"0-3\"]", at: 650)
    try replace(
      performance, with: "b [frames=\"1\"]; a [frames=\"4-7\"]; start=b; b -> a [on=\"key d\"]")
    #expect(moment(performance) == [6, 39, 650])
    performance.move(to: .milliseconds(700))
    #expect(moment(performance) == [7, 39, 700])
  }

  @Test func `A step back leads to the reload at the earliest`() throws {
    let performance = try performance("a [frames=\"0-3\"]", at: 650)
    try replace(performance, with: "a [frames=\"4-7\"]")
    #expect(!performance.stepBack())
    #expect(performance.time == .milliseconds(650))
    performance.move(to: .milliseconds(950))
    var back: [[Int]] = []
    while performance.stepBack() { back.append(moment(performance)) }
    #expect(back == [[4, 39, 800], [7, 39, 700], [6, 39, 650]])
    performance.move(to: 0)
    #expect(moment(performance) == [6, 39, 650])
  }

  @Test func `Inputs after the reload are played again, those before are not`()
    throws
  {
    let text = """
      a [frames="0", fps=0.1]; b [frames="1", fps=0.1]; c [frames="2", fps=0.1]
      a -> b -> c -> a [on="key d"]
      """
    let performance = try performance(text, at: 1000)
    performance.take(.key("d"))
    performance.move(to: .milliseconds(2000))
    try replace(performance, with: text)
    performance.move(to: .milliseconds(3000))
    performance.take(.key("d"))
    performance.move(to: .milliseconds(4000))
    #expect(moment(performance)[0] == 2)
    performance.move(to: .milliseconds(3500))
    #expect(moment(performance)[0] == 2)
    performance.move(to: .milliseconds(2500))
    #expect(moment(performance)[0] == 1)
    performance.move(to: .milliseconds(5000))
    #expect(moment(performance)[0] == 1, "going back takes back what came later")
  }

  @Test
  func `A state that is too short stops at the reload, each time the play goes back`()
    throws
  {
    let performance = try performance("a [frames=\"0-3\", repeat=9]", at: 1000)
    try replace(
      performance, with: "a [frames=\"0-3\", repeat=1]; b [frames=\"6-7\", fps=2]; a -> b")
    for _ in 0..<3 {
      #expect(moment(performance) == [6, 39, 1000])
      performance.move(to: .milliseconds(1600))
      #expect(moment(performance) == [7, 39, 1600])
      performance.move(to: 0)
    }
  }

  @Test func `Chance after the reload is the same each time the play goes back`() throws {
    let text = """
      node [frames="0", repeat=1]
      a; b [frames="1"]; c [frames="2"]; e [frames="3"]
      a -> a; a -> b; a -> c; a -> e; b, c, e -> a
      """
    let performance = try performance(text, at: 1000, seed: 3)
    try replace(performance, with: text)
    func play() -> [[Int]] {
      (10...60).map { step in
        performance.move(to: .milliseconds(100 * Int64(step)))
        return moment(performance)
      }
    }
    let first = play()
    #expect(Set(first.map { $0[0] }).count == 4)
    performance.move(to: 0)
    #expect(play() == first)
  }

  @Test func `The place is kept, and moved in on a smaller stage`() throws {
    let text = "at=\"10,100%\"; anchor=\"bottom-left\"; a [frames=\"0\", move=\"10,0\"]"
    let performance = try performance(text, at: 3000)
    #expect(moment(performance) == [0, 40, 3000])
    try replace(performance, with: text.replacing("10,0\"", with: "-10,0\""))
    #expect(moment(performance) == [0, 40, 3000])
    performance.move(to: .milliseconds(4000))
    #expect(moment(performance) == [0, 30, 4000])
    try replace(performance, with: text, columns: 20)
    #expect(moment(performance) == [0, 18, 4000])
  }

  @Test func `A restart after a reload begins the new graph at zero, in its first place`() throws {
    let performance = try performance(
      "at=\"10,100%\"; anchor=\"bottom-left\"; a [frames=\"0\", move=\"10,0\"]", at: 3000)
    try replace(performance, with: "at=\"20,100%\"; anchor=\"bottom-left\"; a [frames=\"5\"]")
    #expect(moment(performance) == [5, 50, 3000])
    performance.restart()
    #expect(moment(performance) == [5, 20, 0])
  }

  @Test func `Many reloads in a row go on as one play`() throws {
    let text =
      "a [frames=\"0-3\", fps=7, repeat=3]; b [frames=\"4-7\", fps=11, repeat=2]; a -> b -> a"
    let whole = Scene.performance(try Scene.read(text))
    let edited = Scene.performance(try Scene.read(text))
    for step in 1...300 {
      let time = Nanoseconds(step) * 37_123_457
      whole.move(to: time)
      edited.move(to: time)
      try replace(edited, with: text)
      #expect(moment(edited) == moment(whole))
    }
  }
}
