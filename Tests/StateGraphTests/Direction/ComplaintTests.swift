import Support
import GraphFiles
import Basics
import Animation
import Sheets
import StateGraph
import Testing

/// Bugs of time and events that users reported to other players, by project and number.
struct ComplaintTests {
  /// The times in milliseconds and the tiles of the frames below a time.
  private func frames(_ statements: String, until end: Nanoseconds) throws -> [[Int]] {
    var frames: [[Int]] = []
    let director = Director(try readStatements(statements))
    director.reportsFrames = true
    director.onEvent = { event in
      guard case .frame(let tile) = event.kind else { return }
      frames.append([Int(event.time / .perMillisecond), tile])
    }
    director.start()
    director.advance(to: end - 1)
    return frames
  }

  private func lines(_ statements: String, until end: String, _ sendings: String...) throws
    -> String
  {
    let play = try Play(statements)
    return try sendings.isEmpty
      ? play.trace(until: end) : play.trace(until: end, sendings[0])
  }

  // MARK: Order of play

  @Test("aseprite#1740: a loop of some passes has a beginning and an end around it")
  func introAndOutro() throws {
    let graph =
      "in [frames=\"0-1\", repeat=1]; on [frames=\"2-3\", repeat=2]; out [frames=\"4\", repeat=1]; in -> on -> out"
    #expect(
      try frames(graph, until: .seconds(9)).map { $0[1] } == [0, 1, 2, 3, 2, 3, 4])
  }

  @Test("aseprite#4336: a ping-pong of one frame plays, and one of two shows no frame twice")
  func shortPingPong() throws {
    let lone = "a [frames=\"3\", direction=pingpong, repeat=2]"
    #expect(try frames(lone, until: .seconds(9)) == [[0, 3], [100, 3]])
    let two = "a [frames=\"3-4\", direction=pingpong_reverse, repeat=3]"
    #expect(try frames(two, until: .seconds(9)).map { $0[1] } == [4, 3, 4, 3])
  }

  @Test("godot#24243: after 0 1 2 3 4 come 2 3 4, and no frame between")
  func nextFrameIsNotOverwritten() throws {
    let graph = "a [frames=\"0-4\", repeat=1]; b [frames=\"2-4\", repeat=1]; a -> b -> b"
    #expect(
      try frames(graph, until: .milliseconds(1100)).map { $0[1] } == [
        0, 1, 2, 3, 4, 2, 3, 4, 2, 3, 4,
      ]
    )
  }

  // MARK: Events

  @Test("godot#18250: stop comes when the last frame's time is over, not when it appears")
  func stopAfterLastFrame() throws {
    #expect(
      try lines("a [frames=\"0-1\", duration=\"100ms,900ms\", repeat=1]", until: "9s")
        == "0.000 d start a\n1.000 d stop a")
  }

  @Test("godot#23928: what an event starts in its handler goes on from there")
  func handlersMayPlay() {
    let manager = AnimationManager()
    let sheet = Sheet(bitmaps: [testBitmap, testBitmap])
    for state in ["a", "b"] {
      let animator = ImageAnimator(sheet: sheet, frames: 0...1)
      animator.repeatCount = 1
      manager.add(animator, state: state)
    }
    var found: [String?] = []
    manager.observe("a") { event in
      guard event.kind == .stop else { return }
      found.append(manager.state)
      manager.play("b", at: event.time)
      found.append(manager.state)
    }
    manager.play("a", at: 0)
    manager.advance(to: .milliseconds(250))
    #expect(found == ["a", "b"])
    #expect(manager.animator?.isPlaying == true)
    #expect(manager.nextEvent == .milliseconds(400))
  }

  @Test("godot#38052: no rate is zero, and no ring of states takes no time")
  func noEndlessLoop() {
    #expect(GraphFileReader(text: "digraph d { a [fps=0] }").report.contains("error: fps"))
    let ring = "digraph d { sheet=\"brian.png\"; node [shape=diamond]; a -> b -> a }"
    #expect(GraphFileReader(text: ring).graph == nil)
  }

  @Test("godot#26408: a key leads on once, not again and again")
  func triggersAreConsumed() throws {
    #expect(
      try lines(
        "node [frames=\"0\", duration=\"9s\"]; a -> b [on=\"key d\"]; b -> a [on=\"key d\"]",
        until: "8s", "1s key d")
        == "0.000 d start a\n1.000 d cut a key d\n1.000 d start b")
  }

  @Test("godot#79208: a state that plays forever can be left at the end of a pass")
  func leavesAtTheEnd() throws {
    #expect(
      try lines(
        "a [frames=\"0-3\"]; b [frames=\"0\", duration=\"9s\"]; a -> b [on=\"key d\", when=loop]",
        until: "8s", "500ms key d")
        == "0.000 d start a\n0.400 d loop a 1\n0.800 d cut a key d\n0.800 d start b")
  }

  @Test("phaser#6365: in a chain each state stops once, and the next one starts")
  func chainsStopOnce() throws {
    #expect(
      try lines("node [frames=\"0\", repeat=1]; a -> b -> c -> e", until: "9s")
        == """
        0.000 d start a
        0.100 d stop a
        0.100 d start b
        0.200 d stop b
        0.200 d start c
        0.300 d stop c
        0.300 d start e
        0.400 d stop e
        """)
  }

  @Test("pixi#4072: each pass of an endless animation is reported, at a low rate of ticks too")
  func loopsAreToldOf() throws {
    let graph = try readStatements("a [frames=\"0-1\"]")
    let play = trace(graph, until: .seconds(1), ticks: [.milliseconds(950)])
    #expect(play == trace(graph, until: .seconds(1)))
    #expect(play.hasSuffix("0.800\td\tloop\ta\t4"))
  }

  @Test("flame#1379: an animation of one frame stops, too")
  func oneFrameStops() throws {
    #expect(
      try lines("a [frames=\"7\", repeat=1]", until: "9s") == "0.000 d start a\n0.100 d stop a")
  }

  // MARK: Times

  @Test("phaser#6712 and #6410: a frame of its own duration stays for just that")
  func ownDurations() throws {
    let graph = "a [frames=\"0-2\", duration=\"100ms,50ms,400ms\"]"
    #expect(
      try frames(graph, until: .milliseconds(701))
        == [[0, 0], [100, 1], [150, 2], [550, 0], [650, 1], [700, 2]])
  }

  @Test("korge#2384: what is left of a tick is not lost: frames of 50 ms at ticks of 33 ms")
  func remaindersCarryOver() throws {
    let director = Director(try readStatements("a [frames=\"0-19\", fps=20, repeat=1]; a -> a"))
    director.start()
    for tick in 0..<300 {
      let time = Nanoseconds.milliseconds(33 * Int64(tick))
      director.advance(to: time)
      #expect(director.actors[0].position(at: time) == 33 * tick / 50 % 20)
    }
  }

  @Test(
    "vscode-pets#63: an actor that moves goes on playing, and is redrawn when something changes")
  func playsWhileItMoves() throws {
    let play = try Play("anchor=\"top-left\"; at=\"0,10\"; a [frames=\"0-3\", move=\"4,0\"]")
    let director = Director(play.graph, geometry: play.geometry)
    director.start()
    var (time, found): (Nanoseconds, [[Int]]) = (0, [])
    while let due = director.nextBoundary(after: time), due <= .milliseconds(500) {
      time = due
      director.advance(to: time)
      let actor = director.actors[0]
      found.append(
        [Int(time / .perMillisecond), actor.position(at: time)]
          + [actor.corner(at: time, director.geometry).x])
    }
    #expect(
      found == [
        [100, 1, 0], [125, 1, 1], [200, 2, 1], [300, 3, 1], [375, 3, 2], [400, 0, 2], [500, 1, 2],
      ])
  }
}
