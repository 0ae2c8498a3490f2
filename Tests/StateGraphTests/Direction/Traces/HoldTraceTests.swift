import Support
import StateGraph
import Testing

/// The attribute `hold`.
struct HoldTraceTests {
  @Test(arguments: [
    // The passes, then the last frame stays.
    ("repeat=2, hold=\"1s\"", ["0.400 d loop a 1", "1.000 d stop a"]),
    ("repeat=1, hold=\"1s\"", ["1.000 d stop a"]),
    // For ever, and the stop comes in the midst of a pass.
    ("repeat=0, hold=\"1s\"", ["0.400 d loop a 1", "0.800 d loop a 2", "1.000 d stop a"]),
    ("hold=\"1s\"", ["0.400 d loop a 1", "0.800 d loop a 2", "1.000 d stop a"]),
    // Before the first pass is over.
    ("repeat=2, hold=\"250ms\"", ["0.250 d stop a"]),
    // At the end of a pass there is no loop, since no pass follows.
    ("hold=\"800ms\"", ["0.400 d loop a 1", "0.800 d stop a"]),
    ("repeat=2, hold=\"800ms\"", ["0.400 d loop a 1", "0.800 d stop a"]),
    ("repeat=5, hold=\"800ms\"", ["0.400 d loop a 1", "0.800 d stop a"]),
    // A state's speed is that of its frames.
    ("repeat=2, hold=\"1s\", speed=2", ["0.200 d loop a 1", "1.000 d stop a"]),
  ])
  func `Stop comes at the hold's end`(attributes: String, expected: [String]) throws {
    let play = try Play(
      "a [frames=\"0-3\", \(attributes)]; b [frames=\"9\", hold=\"10s\", fps=0.1]; a -> b")
    let start = expected[expected.count - 1].replacing("stop a", with: "start b")
    #expect(
      try play.trace(until: "2s")
        == (["0.000 d start a"] + expected + [start])
        .joined(separator: "\n"))
  }

  @Test(arguments: [
    ("repeat=1", "0 1 2 3"), ("repeat=2", "0 1 2 3 0 1 2 3"), ("repeat=0", "0 1 2 3 0 1 2 3 0 1"),
    ("repeat=1, direction=pingpong", "0 1 2 3"),
    ("repeat=2, direction=pingpong", "0 1 2 3 2 1 0"),
  ])
  func `After the passes the last frame stays`(attributes: String, frames: String) throws {
    var play = try Play("a [frames=\"0-3\", hold=\"950ms\", \(attributes)]")
    play.frames = true
    let lines = try play.trace(until: "2s").split(separator: "\n")
    let shown = lines.filter { $0.contains(" frame ") }.map { $0.split(separator: " ")[4] }
    #expect(shown.joined(separator: " ") == frames)
    #expect(lines.last == "0.950 d stop a")
  }

  @Test func `The graph's speed applies to the hold too`() throws {
    let play = try Play("speed=2; a [frames=\"0-3\", repeat=1, hold=\"1s\"]")
    #expect(try play.trace(until: "2s") == "0.000 d start a\n0.500 d stop a")
  }

  @Test func `after counts from the start while a hold goes on`() throws {
    let play = try Play(
      """
      a [frames="0", repeat=1, hold="2s"]; b [frames="1"]
      a -> b [on="after 1.5s"]
      """)
    #expect(
      try play.trace(until: "1.55s") == """
        0.000 d start a
        1.500 d cut a after 1500ms
        1.500 d start b
        """)
  }
}
