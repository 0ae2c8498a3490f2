import Support
import Basics
import Animation
import StateGraph
import Testing

/// The border of the stage, and where the actor stands.
struct BorderTraceTests {
  /// The corner of the box, 6 columns wide and 4.5 rows high, stands on column 10, row 10.
  private func play(_ statements: String) throws -> Play {
    try Play("anchor=\"top-left\"; at=\"10,10\"; node [frames=\"0\", fps=0.01]\n" + statements)
  }

  // 80 - 6 - 10 = 64 columns to the right border, 10 to the left; 9.5 rows to the lower one, 10 up.
  @Test(arguments: [
    ("32,0", "2.000"), ("-40,0", "0.250"), ("0,19", "0.500"), ("0,-20", "0.500"),
    ("0.5,0", "128.000"), ("3,0", "21.333"), ("32,19", "0.500"), ("256,19", "0.250"),
    ("-1000,-1000", "0.010"),
  ])
  func `It fires at the exact moment`(move: String, time: String) throws {
    let play = try play("a [move=\"\(move)\"]; b; a -> b [on=border]")
    let lines = try play.trace(until: "200s").split(separator: "\n").filter { !$0.contains("loop") }
    #expect(lines == ["0.000 d start a", "\(time) d cut a border", "\(time) d start b"])
  }

  @Test func `It fires once`() throws {
    let play = try Play(
      """
      node [frames="0", fps=0.01]
      subgraph cluster_x { anchor="top-left"; at="10,10"; a [move="32,19"] }
      subgraph cluster_y { b; c; c -> b [on="after 1s"] }
      a -> c [on=border]
      """)
    #expect(
      try play.trace(until: "9s") == """
        0.000 x start a
        0.000 y start b
        0.500 y cut b border
        0.500 y start c
        1.500 y cut c after 1s
        1.500 y start b
        """)
  }

  @Test func `Motion away from a border that the box touches never fires`() throws {
    let play = try Play(
      """
      anchor="top-left"; at="0,0"; node [frames="0", fps=0.01]
      a [move="74,1"]; b; a -> b [on=border]
      """)
    #expect(
      try play.trace(until: "9s") == """
        0.000 d start a
        1.000 d cut a border
        1.000 d start b
        """)
  }

  @Test func `Motion along a border does not fire, motion into it does at once`() throws {
    let along = try Play(
      """
      anchor="bottom-left"; at="10,100%"; node [frames="0", fps=0.01]
      a [move="32,0"]; b; a -> b [on=border]
      """)
    #expect(try along.trace(until: "1.9s") == "0.000 d start a")
    let into = try Play(
      """
      anchor="bottom-left"; at="10,100%"; node [frames="0", fps=0.01]
      a [move="0,1"]; b; a -> b [on=border]
      """)
    #expect(
      try into.trace(until: "1.9s") == """
        0.000 d start a
        0.000 d cut a border
        0.000 d start b
        """)
  }

  @Test func `The place is kept across states`() throws {
    let play = try play(
      """
      a [move="25.6,0", hold="1s"]; rest [hold="1s"]; b
      a -> rest -> a; a -> b [on=border]
      """)
    // 64 columns at 25.6 a second: two and a half seconds of walking.
    #expect(
      try play.trace(until: "20s") == """
        0.000 d start a
        1.000 d stop a
        1.000 d start rest
        2.000 d stop rest
        2.000 d start a
        3.000 d stop a
        3.000 d start rest
        4.000 d stop rest
        4.000 d start a
        4.500 d cut a border
        4.500 d start b
        """)
  }

  @Test func `A border that is reached with the stop is met in the next state that goes there`()
    throws
  {
    let play = try play(
      """
      a [move="64,0", hold="1s"]; rest [hold="1s"]; b
      a -> rest -> a; a -> b [on=border]; rest -> b [on=border]
      """)
    #expect(
      try play.trace(until: "20s") == """
        0.000 d start a
        1.000 d stop a
        1.000 d start rest
        2.000 d stop rest
        2.000 d start a
        2.000 d cut a border
        2.000 d start b
        """)
  }

  @Test func `A state that has stopped moves no further`() throws {
    let play = try play("a [move=\"32,0\", hold=\"1s\"]; b; a -> b [on=border]")
    #expect(try play.trace(until: "9s") == "0.000 d start a\n1.000 d stop a")
    let director = Director(play.graph, geometry: play.geometry)
    director.start()
    for (time, column) in [(0, 10), (500, 26), (1000, 42), (5000, 42)] as [(Int64, Int)] {
      director.advance(to: .milliseconds(time))
      #expect(director.actors[0].corner(at: .milliseconds(time), play.geometry).x == column)
    }
  }

  @Test func `The box stays on the stage, wherever the actor is put`() throws {
    for (place, corner) in [
      ("0,0", [0, 0]), ("80,24", [74, 39]), ("100%,100%", [74, 39]), ("50%,50%", [37, 20]),
      ("3,2.5", [0, 1]),
    ] {
      let play = try Play("at=\"\(place)\"; anchor=center; a [frames=\"0\"]")
      let director = Director(play.graph, geometry: play.geometry)
      director.start()
      let found = director.actors[0].corner(at: 0, play.geometry)
      #expect([found.x, found.y] == corner, "\(place)")
    }
  }

  // MARK: No room

  @Test(arguments: [6, 5, 1])
  func `A box as wide as the stage or wider goes nowhere, and meets no border`(columns: Int) throws
  {
    var play = try play("a [move=\"32,0\"]; b [move=\"-32,0\"]; a -> b -> a [on=border]")
    play.size = (columns, 24)
    #expect(try play.trace(until: "9s") == "0.000 d start a")
    let director = Director(play.graph, geometry: play.geometry)
    director.start()
    for time in [0, 3, 9] as [Nanoseconds] {
      // Its left edge is as far in as it can be without a gap at the right.
      #expect(director.actors[0].corner(at: time * .perSecond, play.geometry).x == 0)
    }
  }

  @Test func `One column of room is enough to turn in`() throws {
    var play = try play("a [move=\"4,0\"]; b [move=\"-4,0\"]; a -> b -> a [on=border]")
    play.size = (7, 24)
    #expect(
      try play.trace(until: "600ms") == """
        0.000 d start a
        0.000 d cut a border
        0.000 d start b
        0.250 d cut b border
        0.250 d start a
        0.500 d cut a border
        0.500 d start b
        """)
  }

  // Of 24 rows to the lower border 9.5 are left, 10 to the upper one.
  @Test func `Each side of the stage counts alone`() throws {
    var play = try play("a [move=\"32,19\"]; b [move=\"-32,-39\"]; a -> b -> a [on=border]")
    play.size = (6, 24)
    #expect(
      try play.trace(until: "1.2s") == """
        0.000 d start a
        0.500 d cut a border
        0.500 d start b
        1.000 d cut b border
        1.000 d start a
        """)
    play.size = (80, 4)
    // 64 columns to the right border, then 74 to the left.
    #expect(
      try play.trace(until: "5s") == """
        0.000 d start a
        2.000 d cut a border
        2.000 d start b
        4.313 d cut b border
        4.313 d start a
        """)
  }

  @Test func `A resize that gives room lets it go on from where it stands`() throws {
    var play = try play("a [move=\"8,0\"]; b [move=\"-8,0\"]; a -> b -> a [on=border]")
    play.size = (6, 24)
    // From column 0, over 8 columns and back.
    #expect(
      try play.trace(until: "4.2s", "2s resize 14x24") == """
        0.000 d start a
        3.000 d cut a border
        3.000 d start b
        4.000 d cut b border
        4.000 d start a
        """)
  }

  @Test func `A passing width without room changes no state`() throws {
    let play = try play("a [move=\"8,0\"]; b [move=\"-8,0\"]; a -> b -> a [on=border]")
    // Column 18 after a second; moved in to 0, where it waits for two, and on over 74.
    #expect(
      try play.trace(until: "13s", "1s resize 6x24", "2s resize 3x24", "3s resize 80x24") == """
        0.000 d start a
        12.250 d cut a border
        12.250 d start b
        """)
  }

  @Test func `A state that stops without room goes nowhere when there is some`() throws {
    var play = try play("a [move=\"8,0\", hold=\"1s\"]; b; a -> b [on=border]")
    play.size = (6, 24)
    #expect(
      try play.trace(until: "20s", "2s resize 80x24") == "0.000 d start a\n1.000 d stop a")
    let director = Director(play.graph, geometry: play.geometry)
    director.start()
    let wide = StageGeometry(play.graph, columns: 80, rows: 24)
    director.take(.resize(wide), at: .seconds(2))
    #expect(director.actors[0].corner(at: .seconds(9), wide).x == 0)
    #expect(director.nextBoundary(after: .seconds(2)) == nil)
  }

  @Test func `What fits the stage exactly meets no border, whatever the shape`() throws {
    for (columns, rows) in [(1, 1), (7, 40), (40, 7), (80, 24), (200, 3)] {
      var play = try Play(
        """
        scale=fit; node [frames="0", fps=0.01]
        a [move="0,20"]; b [move="0,-20"]; c [move="20,0"]; d [move="-20,0"]
        a -> b -> a [on=border]; a -> c -> d -> c [on="key c"]; c -> d -> c [on=border]
        """)
      play.size = (columns, rows)
      let lines = try play.trace(until: "9s", "4s key c").split(separator: "\n")
      #expect(!lines.contains { $0.hasPrefix("problem") }, "\(columns) by \(rows)")
    }
  }

  // MARK: Corners

  @Test func `A corner into which every way leads is left along the border`() throws {
    // It begins in the lower left corner: the first state goes down, the second to the left.
    let play = try Play(
      """
      anchor="bottom-left"; at="0,100%"; node [frames="0", fps=0.01]
      a [move="37,1"]; b [move="-37,-1"]; a -> b -> a [on=border]
      """)
    #expect(
      try play.trace(until: "3s") == """
        0.000 d start a
        0.000 d cut a border
        0.000 d start b
        0.000 d cut b border
        0.000 d start a
        2.000 d cut a border
        2.000 d start b
        """)
  }

  @Test func `An actor that sinks to the lower border walks on there`() throws {
    let play = try play("a [move=\"40,19\"]; b [move=\"-40,19\"]; a -> b -> a [on=border]")
    // On the ground after half a second on column 30; 44 columns to the right border, 74 back.
    #expect(
      try play.trace(until: "3s") == """
        0.000 d start a
        0.500 d cut a border
        0.500 d start b
        0.500 d cut b border
        0.500 d start a
        1.600 d cut a border
        1.600 d start b
        1.600 d cut b border
        1.600 d start a
        1.600 d cut a border
        1.600 d start b
        """)
  }

  @Test func `A resize into a corner does not stop the actor`() throws {
    let play = try Play(
      """
      anchor="top-left"; at="0,10"; node [frames="0", fps=0.01]
      a [move="37,1"]; b [move="-37,-1"]; a -> b -> a [on=border]
      """)
    for size in ["80x6", "80x5", "80x4", "7x5", "6x5", "6x4", "7x4"] {
      let lines = try play.trace(until: "30s", "1ms resize \(size)", "20s resize 90x30")
        .split(separator: "\n")
      #expect(!lines.contains { $0.hasPrefix("problem") }, "\(size)")
    }
  }

  // MARK: Another size of the stage

  @Test func `A resize moves the box in without firing`() throws {
    let play = try play("a; b; a -> b [on=border]")
    #expect(try play.trace(until: "9s", "1s resize 12x24") == "0.000 d start a")
    let away = try self.play("a [move=\"-1,0\"]; b; a -> b [on=border]")
    // Moved in to column 6, and on from there.
    #expect(
      try away.trace(until: "20s", "1s resize 12x24") == """
        0.000 d start a
        7.000 d cut a border
        7.000 d start b
        """)
  }

  @Test func `Motion that goes on against the border after a resize fires`() throws {
    let play = try play("a [move=\"1,0\"]; b; a -> b [on=border]")
    #expect(
      try play.trace(until: "20s", "1s resize 12x24") == """
        0.000 d start a
        1.000 d cut a border
        1.000 d start b
        """)
  }

  @Test func `A border that is further off is reached later`() throws {
    let play = try play("a [move=\"32,0\"]; b; a -> b [on=border]")
    #expect(
      try play.trace(until: "20s", "1s resize 112x24") == """
        0.000 d start a
        3.000 d cut a border
        3.000 d start b
        """)
  }

  @Test func `A border that was met does not fire again after a resize`() throws {
    let play = try Play(
      """
      node [frames="0", fps=0.01]
      subgraph cluster_x { anchor="top-left"; at="10,10"; a [move="32,0"] }
      subgraph cluster_y { b; c; c -> b [on="after 1s"] }
      a -> c [on=border]
      """)
    #expect(
      try play.trace(until: "9s", "5s resize 100x24") == """
        0.000 x start a
        0.000 y start b
        2.000 y cut b border
        2.000 y start c
        3.000 y cut c after 1s
        3.000 y start b
        """)
  }

  // MARK: No time

  @Test func `More than 100 transitions at one moment stop the actor`() throws {
    let play = try play("a [move=\"64,0\"]; b [move=\"1,0\"]; a -> b -> a [on=border]")
    let lines = try play.trace(until: "9s", "2s key d").split(separator: "\n")
    #expect(lines.first == "0.000 d start a")
    // The last one is not taken any more.
    #expect(lines.count == 203)
    #expect(lines.dropFirst().dropLast().allSatisfy { $0.hasPrefix("1.000 ") })
    #expect(
      lines.last == "problem: d was stopped in a: more than 100 transitions at one moment")
  }

  @Test func `The others play on`() throws {
    let play = try Play(
      """
      node [frames="0", fps=0.01]
      subgraph cluster_x {
        anchor="top-left"; at="10,10"; a [move="64,0"]; b [move="1,0"]; a -> b -> a [on=border]
      }
      subgraph cluster_y { c [fps=0.5] }
      """)
    let lines = try play.trace(until: "5s").split(separator: "\n")
    #expect(lines.suffix(2) == ["2.000 y loop c 1", "4.000 y loop c 2"])
  }

  @Test func `An actor that was stopped stands still and keeps its frame`() throws {
    let play = try Play(
      """
      anchor="top-left"; at="10,10"
      a [frames="0-3", move="64,0"]; b [frames="5-9", move="1,0"]; a -> b -> a [on=border]
      """)
    let director = Director(play.graph, geometry: play.geometry)
    director.start()
    director.advance(to: .seconds(1))
    #expect(!director.isDone, "it has not come to its end")
    #expect(director.nextBoundary(after: .seconds(1)) == nil)
    let actor = director.actors[0]
    #expect(actor.isStuck)
    #expect(actor.position(at: .seconds(1)) == actor.position(at: .seconds(7)))
    #expect(actor.corner(at: .seconds(7), play.geometry).x == 74)
  }
}
