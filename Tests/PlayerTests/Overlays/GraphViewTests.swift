import Support
@testable import Panels
import Animation
import Cells
import StateGraph
import Testing

@testable import Player

struct GraphViewTests {
  private func view(
    _ director: Director, at milliseconds: Int64, actor: Int = 0, selected: Int? = nil,
    theme: Theme = .plain
  ) -> GraphView {
    let actor = director.actors[actor]
    return GraphView(
      director: director, actor: actor, surroundings: Surroundings(of: actor, in: director.actors),
      time: .milliseconds(milliseconds), selected: selected, theme: theme)
  }

  private func lines(
    _ statements: String, at milliseconds: Int64, columns: Int = 36, rows: Int = 12
  ) throws -> [String] {
    view(try Scene.director(statements, at: milliseconds), at: milliseconds)
      .panel(columns: columns, rows: rows).sketch.grid.lines
  }

  private let startle = """
    node [repeat=1]
    walk [frames="0-3", repeat=0]; sip [frames="4-6"]; hop [frames="7"]
    walk -> sip [on="key d", when=loop]; sip -> walk; "*" -> hop [on=click]; hop -> "^"
    """

  @Test func `Above are the ways that lead here, below those that lead out, then the graph`() throws
  {
    #expect(
      try lines(startle, at: 250, rows: 16) == [
        " d",
        "",
        "  +- stop ---------------  sip",
        "  v",
        " +================================+",
        " |  walk        pass 1  frame 3/4 |",
        " +================================+",
        "  +- key d, when loop -->  sip",
        "  +- click ------------->  hop",
        "",
        "> walk  key d -->  sip",
        "  sip   stop --->  walk",
        "  hop   stop --->  ^",
        "  *     click -->  hop",
        "",
        "",
      ])
  }

  @Test func `What is armed waits in sight`() throws {
    let director = try Scene.director(startle, at: 150)
    director.take(.key("d"), at: .milliseconds(150))
    let view = view(director, at: 150)
    let lines = view.panel(columns: 40, rows: 12).sketch.grid.lines
    #expect(lines.contains("  += key d, when loop ==>  sip  waits"))
  }

  @Test func `The way that was taken is heavy, and lit up for a while`() throws {
    let director = try Scene.director(startle, at: 150)
    director.take(.key("d"), at: .milliseconds(150))
    director.advance(to: .milliseconds(410))
    #expect(
      view(director, at: 410).panel(columns: 40, rows: 12).sketch.grid.lines
        .contains { $0.hasPrefix("  += key d, when loop ===  walk") })
    #expect(view(director, at: 999).isFresh)
    #expect(!view(director, at: 1000).isFresh)
  }

  @Test func `Back and by hand are ways, too`() throws {
    let director = try Scene.director(startle, at: 150)
    director.take(.click(0), at: .milliseconds(200))
    director.advance(to: .milliseconds(300))
    let back = view(director, at: 300)
    #expect(back.incoming.count == 2 && back.label(of: back.incoming[0]) == "stop")
    #expect(back.title(of: back.incoming[0].place) == "hop")
    director.take(.play(actor: 0, state: 2), at: .milliseconds(350))
    let hand = view(director, at: 350)
    #expect(hand.label(of: hand.incoming[0]) == "by hand" && hand.isTaken(hand.incoming[0]))
    #expect(hand.title(of: hand.outgoing[0].place, hand.outgoing[0].transition) == "^ walk")
    director.take(.loop(actor: 0, isOn: true), at: .milliseconds(350))
    director.advance(to: .milliseconds(450))
    let again = view(director, at: 450)
    #expect(again.label(of: again.incoming[0]) == "repeats")
  }

  @Test func `A choice is followed by its ways, with the odds`() throws {
    let lines = try lines(
      """
      node [frames="0", repeat=1]; a -> c; c [shape=diamond]
      c -> a [weight=3]; c -> b; b -> a; b -> a [on=click]; e [shape=doublecircle]; b -> e [on="key d"]
      """, at: 0, rows: 30)
    #expect(lines.contains("  +- stop ---->  <> c"))
    #expect(lines.contains("     +- 75 % ->  a"))
    #expect(lines.contains("     +- 25 % ->  b"))
    #expect(lines.contains { $0.contains("(o) e") })
  }

  @Test func `Other actors' edges lead here and there`() throws {
    let director = try Scene.director(
      """
      subgraph cluster_x { a [frames="0", fps=2, repeat=1] }
      subgraph cluster_y { b [frames="1"]; c [frames="2"] }
      a -> c
      """, at: 600)
    let first = view(director, at: 600)
    #expect(first.title(of: first.outgoing[0].place) == "y: c")
    let second = view(director, at: 600, actor: 1)
    #expect(second.title(of: second.incoming[0].place) == "x: a")
    #expect(second.isTaken(second.incoming[0]))
    #expect(second.panel(columns: 36, rows: 12).sketch.grid.lines[0].hasSuffix("2/2 tab"))
  }

  @Test func `There is room for a thousand edges and ten thousand states`() throws {
    let many = (0..<1000).map {
      "s\($0) [frames=\"0\"]; s0 -> s\($0) [on=\"signal g\($0)\"]; s\($0) -> s0 [on=click]"
    }
    let director = try Scene.director(many.joined(separator: "\n"), at: 0)
    for (columns, rows) in [(1, 1), (10, 3), (2, 40), (36, 24), (60, 60), (36, 8)] {
      let grid = view(director, at: 0, selected: 1500).panel(columns: columns, rows: rows).sketch
        .grid
      #expect((grid.columns, grid.rows) == (columns, rows))
    }
    let lines = view(director, at: 0, selected: 1500).panel(columns: 50, rows: 24).sketch.grid.lines
    #expect(lines.contains { $0.contains("more") })
    #expect(lines.contains { $0.contains(" s498") })
  }

  @Test(arguments: [1, 8, 26], [8, 12, 15, 21])
  func `The state in play is among the states listed`(length: Int, rows: Int) throws {
    let names = (10..<58).map { "s\($0)" + String(repeating: "x", count: length) }
    let states = names.map { "\($0) [frames=\"0\"]; \($0) -> \($0) [on=click]" }
    let director = try Scene.director(states.joined(separator: "\n"), at: 0)
    for (state, name) in names.enumerated() {
      director.take(.play(actor: 0, state: state), at: 0)
      let lines = view(director, at: 0).panel(columns: 60, rows: rows).sketch.grid.lines
      let top = (lines.lastIndex { $0.contains("click") } ?? 0) + 2
      let list = lines.dropFirst(top)
      guard !list.isEmpty else { continue }
      #expect(list.contains { $0.contains(" \(name)") }, "\(lines.joined(separator: "\n"))")
      // No row is given away while others are not shown.
      let isWhole = [names[0], names[47]].allSatisfy { name in list.contains { $0.contains(name) } }
      #expect(isWhole || list.allSatisfy { !$0.isEmpty }, "\(lines.joined(separator: "\n"))")
    }
  }

  @Test func `A click on a state plays it`() throws {
    let director = try Scene.director(startle, at: 0)
    let panel = view(director, at: 0).panel(columns: 36, rows: 16)
    let row = panel.sketch.grid.lines.firstIndex { $0.contains("key d, when loop") } ?? -1
    #expect(panel.spots.last { $0.rows.contains(row) }?.action == .play(actor: 0, state: 1))
  }

  @Test func `Names act on no terminal, and take a column a character`() throws {
    let lines = try lines(
      "\"a\u{1B}[31m\" [frames=\"0\"]; \"歩\" [frames=\"1\"]; \"a\u{1B}[31m\" -> \"歩\" [on=\"signal \u{7}\"]",
      at: 0)
    #expect(lines.allSatisfy { $0.unicodeScalars.allSatisfy { $0.value >= 0x20 } })
    #expect(lines.contains { $0.contains("a^[[31m") })
  }

  @Test(arguments: [(55, nil), (56, 32), (80, 32), (120, 48), (200, 60)] as [(Int, Int?)])
  func `It stands beside the picture where there is room`(columns: Int, width: Int?) {
    #expect(GraphView.columnsBeside(columns) == width)
  }
}
