import Support
import Basics
import Animation
import StateGraph
import Testing

struct DirectorTests {
  // MARK: Events

  @Test func `Events come in order of time, then of actors in the file`() throws {
    let graph = try readGraph(
      """
      digraph right { sheet="brian.png"; tile="61x85"; node [frames="0-1", repeat=2]
        b [fps=10]; c [fps=20]; b -> c -> b }
      digraph left { sheet="brian.png"; tile="61x85"; node [frames="0-1", repeat=1]
        a [fps=5]; a -> a }
      """)
    #expect(
      trace(graph, until: .milliseconds(601)) == """
        0.000\tright\tstart\tb
        0.000\tleft\tstart\ta
        0.200\tright\tloop\tb\t1
        0.400\tright\tstop\tb
        0.400\tright\tstart\tc
        0.400\tleft\tstop\ta
        0.400\tleft\tstart\ta
        0.500\tright\tloop\tc\t1
        0.600\tright\tstop\tc
        0.600\tright\tstart\tb
        """)
  }

  @Test func `Frames come after the events of their moment`() throws {
    let graph = try readGraph(
      """
      digraph x { sheet="brian.png"; tile="61x85"; a [frames="7,3", repeat=2]; b [frames="5"]; a -> b }
      digraph y { sheet="brian.png"; tile="61x85"; c [frames="1-2", fps=5, repeat=1] }
      """)
    #expect(
      trace(graph, until: .seconds(1), frames: true) == """
        0.000\tx\tstart\ta
        0.000\tx\tframe\ta\t7
        0.000\ty\tstart\tc
        0.000\ty\tframe\tc\t1
        0.100\tx\tframe\ta\t3
        0.200\tx\tloop\ta\t1
        0.200\tx\tframe\ta\t7
        0.200\ty\tframe\tc\t2
        0.300\tx\tframe\ta\t3
        0.400\tx\tstop\ta
        0.400\tx\tstart\tb
        0.400\tx\tframe\tb\t5
        0.400\ty\tstop\tc
        0.500\tx\tloop\tb\t1
        0.500\tx\tframe\tb\t5
        0.600\tx\tloop\tb\t2
        0.600\tx\tframe\tb\t5
        0.700\tx\tloop\tb\t3
        0.700\tx\tframe\tb\t5
        0.800\tx\tloop\tb\t4
        0.800\tx\tframe\tb\t5
        0.900\tx\tloop\tb\t5
        0.900\tx\tframe\tb\t5
        """)
  }

  @Test(arguments: [
    ("direction=reverse, repeat=1", [2, 1, 0], 300),
    ("direction=pingpong, repeat=2", [0, 1, 2, 1, 0], 500),
    ("direction=pingpong_reverse, repeat=3", [2, 1, 0, 1, 2, 1, 0], 700),
    ("duration=\"50ms,100ms,200ms\", repeat=2", [0, 1, 2, 0, 1, 2], 700),
    ("duration=\"50ms,100ms,200ms\", direction=pingpong, repeat=2", [0, 1, 2, 1, 0], 500),
    ("fps=20, speed=2, repeat=2", [0, 1, 2, 0, 1, 2], 150),
    ("duration=\"50ms\", speed=\"0.5\", repeat=1", [0, 1, 2], 300),
  ])
  func `Direction, durations, repeat and speed of a state`(
    attributes: String, frames: [Int], length: Int64
  ) throws {
    let graph = try readStatements("a [frames=\"0-2\", \(attributes)]")
    let lines = trace(graph, until: .seconds(9), frames: true).split(separator: "\n")
    let shown = lines.filter { $0.contains("\tframe\t") }
    #expect(shown.compactMap { $0.split(separator: "\t").last.flatMap { Int($0) } } == frames)
    let fraction = String(length + 1000).dropFirst()
    #expect(lines.last == "0.\(fraction)\td\tstop\ta")
  }

  @Test func `A turn shows its frame once, a frame alone once a pass`() throws {
    let graph = try readStatements("a [frames=\"4\", direction=pingpong, repeat=3]")
    #expect(
      trace(graph, until: .seconds(1), frames: true) == """
        0.000\td\tstart\ta
        0.000\td\tframe\ta\t4
        0.100\td\tloop\ta\t1
        0.100\td\tframe\ta\t4
        0.200\td\tloop\ta\t2
        0.200\td\tframe\ta\t4
        0.300\td\tstop\ta
        """)
  }

  // MARK: Exact times

  /// Actors with rates and durations that have no common divisor.
  private static let uneven = """
    digraph x { sheet="brian.png"; tile="61x85"; node [repeat=2]
      a [frames="0-6", fps=7]; b [frames="3-1", fps="23.976"]; c [frames="0", duration="33.3ms"]
      a -> b -> c -> a; c -> b }
    digraph y { sheet="brian.png"; tile="61x85"; speed="1.7"
      d [frames="0-2", duration="10ms,20ms,31ms", direction=pingpong, repeat=5]; d -> d }
    digraph z { sheet="brian.png"; tile="61x85"; e [frames="0-11", fps=60] }
    """

  @Test(arguments: [0, 1, 2, 3])
  func `Late ticks give the same events as prompt ones`(seed: UInt64) throws {
    let graph = try readGraph(Self.uneven)
    let prompt = trace(graph, until: .seconds(5), seed: seed, frames: true)
    var generator = SeededGenerator(seed: seed)
    var time: Nanoseconds = 0
    var ticks: [Nanoseconds] = []
    while time < .seconds(5) {
      time += .random(in: 1...500_000_000, using: &generator)
      ticks.append(time)
    }
    #expect(trace(graph, until: .seconds(5), seed: seed, frames: true, ticks: ticks) == prompt)
    #expect(trace(graph, until: .seconds(5), seed: seed, frames: true, ticks: [5]) == prompt)
  }

  @Test func `A state starts at the exact moment of the stop before it`() throws {
    let graph = try readStatements(
      "node [repeat=1]\n a [frames=\"0-2\", fps=7]\n b [frames=\"0\", fps=3]\n a -> b -> a")
    let director = Director(graph)
    var starts: [Nanoseconds] = []
    director.onEvent = { if $0.kind == .start { starts.append($0.time) } }
    director.start()
    director.advance(to: .seconds(2))
    let (a, b): (Nanoseconds, Nanoseconds) = (428_571_429, 333_333_333)
    #expect(starts == [0, a, a + b, 2 * a + b, 2 * a + 2 * b, 3 * a + 2 * b])
  }

  @Test func `An hour of 7 frames per second has not drifted`() throws {
    let graph = try readStatements("a [frames=\"0-6\", fps=7]")
    let director = Director(graph)
    var last: TraceEvent?
    director.onEvent = { last = $0 }
    director.start()
    director.advance(to: .seconds(3600))
    #expect(last == TraceEvent(time: .seconds(3600), actor: "d", state: "a", kind: .loop(3600)))
  }

  // MARK: Moments

  @Test func `The next boundary and the start of the frame lie around each moment`() throws {
    let director = Director(
      try readStatements("a [frames=\"0-2\", fps=3, repeat=1]\n b [frames=\"0\"]\n a -> b"))
    director.start()
    #expect(director.nextEvent == .seconds(1))
    let boundaries: [Nanoseconds] = [0, 333_333_333, 666_666_667, 1_000_000_000]
    for (start, next) in zip(boundaries, boundaries.dropFirst()) {
      for time in [start, start + 1, next - 1] {
        #expect(director.frameStart(at: time) == start)
        #expect(director.nextBoundary(after: time) == next)
      }
    }
    director.advance(to: .seconds(1))
    #expect(director.nextBoundary(after: .seconds(1)) == nil, "b is a still picture")
    #expect(director.frameStart(at: .milliseconds(1050)) == .seconds(1))
  }

  @Test func `A play that is over has no event, and its last frame stays`() throws {
    let director = Director(try readStatements("a [frames=\"0-2\", repeat=1]"))
    director.start()
    director.advance(to: .seconds(9))
    #expect(director.nextEvent == nil)
    #expect(director.nextBoundary(after: .seconds(9)) == nil)
    #expect(director.frameStart(at: .seconds(9)) == .milliseconds(200))
    #expect(director.actors[0].manager.animator?.frame(at: .seconds(9)) == 2)
  }

  // MARK: Handlers

  @Test func `A handler finds the director in the state that is reported`() throws {
    let director = Director(
      try readStatements("node [frames=\"0\", repeat=1]\n a -> b -> c -> a"))
    var found: [String] = []
    director.onEvent = { event in
      if event.kind == .start { found.append(event.state + director.actors[0].stateName) }
    }
    director.start()
    director.advance(to: .milliseconds(350))
    #expect(found == ["aa", "bb", "cc", "aa"])
  }

  @Test func `A state that is left before it stopped sends no stop`() throws {
    let director = Director(
      try readStatements("node [frames=\"0-3\", repeat=1]\n a -> b -> a"))
    var lines: [String] = []
    director.onEvent = { lines.append($0.line(at: $0.time)) }
    director.start()
    director.actors[0].manager.pause(at: .milliseconds(150))
    director.actors[0].manager.resume(at: .milliseconds(170))
    director.actors[0].manager.play("a", at: .milliseconds(200))
    director.advance(to: .milliseconds(600))
    #expect(
      lines == [
        "0.000\td\tstart\ta", "0.150\td\tpause\ta", "0.170\td\tresume\ta", "0.200\td\tstart\ta",
        "0.600\td\tstop\ta", "0.600\td\tstart\tb",
      ])
  }

  // MARK: Chance

  private static let odds = """
    digraph x { sheet="brian.png"; node [repeat=1, fps=100]
      a -> b [weight=1]; a -> c [weight=2]; b -> a; c -> a }
    """

  @Test func `The same seed gives the same play, another seed a different one`() throws {
    let graph = try readGraph(Self.odds)
    let play = trace(graph, until: .seconds(2), seed: 4)
    #expect(trace(graph, until: .seconds(2), seed: 4) == play)
    let others = (0..<8).map { trace(graph, until: .seconds(2), seed: $0) }
    #expect(Set(others).count == 8)
  }

  @Test func `Each actor has its own chances, whichever actors play beside it`() throws {
    let twin = Self.odds.replacing("digraph x", with: "digraph y")
    let play = trace(try readGraph(Self.odds + twin), until: .seconds(2))
    func lines(of actor: String) -> [String] {
      play.split(separator: "\n").filter { $0.contains("\t\(actor)\t") }
        .map { String($0).replacing("\t\(actor)\t", with: "\tx\t") }
    }
    #expect(
      lines(of: "x").joined(separator: "\n") == trace(try readGraph(Self.odds), until: .seconds(2)))
    #expect(lines(of: "x") != lines(of: "y"))
  }
}
