@testable import Stage
@testable import Panels
import Support
import Animation
import Cells
import StateGraph
import Terminal
import Testing

@testable import Player

@Suite @MainActor struct PlayerOverlaysTests {
  private let clock = ManualClock()
  private let screen = RecordingScreen(size: ScreenSize(columns: 100, rows: 24))

  private func player(_ statements: String) throws -> Player {
    let player = Player(
      try Scene.read(statements), on: screen, options: PlayOptions(), clock: clock)
    player.start()
    return player
  }

  private func press(_ keys: String) { for key in keys { screen.press(.character(key)) } }
  private var lines: [String] { screen.grids.last?.lines ?? [] }

  private let chain = """
    node [repeat=2]; walk [frames="0-1"]; sip [frames="2-3"]; walk -> sip -> walk
    walk -> walk [on="key d"]
    """

  @Test func `Off, they leave no trace, and ask for no tick`() throws {
    let player = try player("a [frames=\"3\"]")
    let bare = screen.grids.last
    for keys in ["tt", "gg", "??", "gt?ggtt?"] {
      press(keys)
      screen.press(.escape)
      screen.press(.escape)
      #expect(screen.grids.last == bare, "\(keys)")
      #expect(clock.moment == nil)
      #expect(!screen.reportsClicks)
    }
    press("s")
    screen.press(.escape)
    #expect(screen.grids.last == bare)
    withExtendedLifetime(player) {}
  }

  @Test func `The graph makes room beside the picture, or lies over it`() throws {
    let player = try player(chain)
    press("g")
    #expect(player.stage.geometry.columns == 60)
    #expect(
      lines[0].hasSuffix("d")
        && lines[0].firstIndex(of: "d").map { lines[0].distance(from: lines[0].startIndex, to: $0) }
          == 61
    )
    screen.resize(to: ScreenSize(columns: 50, rows: 24))
    #expect(player.stage.geometry.columns == 50)
    #expect(lines.contains { $0.contains("walk") })
    press("g")
    #expect(screen.grids.last == Scene.grid(player.performance.graph, 50, 24, showing: [0]))
  }

  @Test func `It is up to date with the play`() throws {
    let player = try player(chain)
    press("g")
    #expect(lines.contains { $0.contains("walk") && $0.contains("pass 1/2  frame 1/2") })
    clock.run(250)
    #expect(lines.contains { $0.contains("walk") && $0.contains("pass 2/2  frame 1/2") })
    clock.run(150)
    #expect(lines.contains { $0.contains("sip") && $0.contains("pass 1/2  frame 1/2") })
    withExtendedLifetime(player) {}
  }

  @Test func `The time line goes on with the time, also of a still picture`() throws {
    let player = try player("a [frames=\"3\", fps=0.1]")
    press("t")
    #expect(lines[23].contains("0.0s"))
    clock.run(1250)
    #expect(lines[23].contains("1.2s"))
    let shown = screen.grids.count
    press(" ")
    clock.run(9000)
    #expect(screen.grids.count == shown + 1, "it stands still while the play is paused")
    press("T")
    #expect(player.overlays.scale == .milliseconds(200))
  }

  @Test func `A click on a state plays it, one in the time line goes back`() throws {
    let player = try player(chain)
    clock.run(1150)
    press("g")
    #expect(screen.reportsClicks)
    let row = lines.firstIndex { $0.contains("frame") } ?? 0
    screen.click(column: 70, row: row + 2)
    #expect(
      player.chosenActor.stateName == "walk"
        && player.chosenActor.lastVisit?.arrival?.trigger == nil)
    press("gt")
    screen.click(column: 99 - 8, row: 22)
    #expect(clock.isPaused && clock.time == .milliseconds(300))
    screen.click(column: 0, row: 22)
    #expect(clock.time == .milliseconds(300), "before the beginning there is nothing")
  }

  @Test func `Arrows and Enter play a state of the graph`() throws {
    let player = try player(chain)
    press("g")
    screen.press(.down)
    screen.press(.enter)
    #expect(player.chosenActor.stateName == "walk" || player.chosenActor.stateName == "sip")
    #expect(player.chosenActor.visits.count == 2)
    screen.press(.enter)
    #expect(player.chosenActor.visits.count == 2, "nothing is chosen in another state")
  }

  @Test func `What is chosen in the graph is chosen for one actor's state alone`() throws {
    let player = try player(
      """
      subgraph cluster_x { a [frames="0-1"]; b [frames="2"]; a -> b [on="key d"] }
      subgraph cluster_y { c [frames="0-1"]; e [frames="2"]; c -> e [on="key d"] }
      """)
    press("g")
    screen.press(.down)
    #expect(player.overlays.selectedWay(of: player.chosenActor) == 0)
    screen.press(.tab)
    #expect(player.overlays.selectedWay(of: player.chosenActor) == nil)
    screen.press(.backTab)
    #expect(player.overlays.selectedWay(of: player.chosenActor) == nil)
    screen.press(.down)
    press("r")
    #expect(player.overlays.selectedWay(of: player.chosenActor) == nil)
  }

  @Test func `The chosen actor stays chosen when another file makes it be called otherwise`() throws
  {
    let first = try Scene.read(
      "subgraph cluster_one { a [frames=\"0\"] }; subgraph cluster_two { b [frames=\"1\"] }")
    let files = ["a", "b"]
    let others = try ["c [frames=\"0\"]", "subgraph cluster_two { c [frames=\"0\"] }"].map {
      StateGraph.joining([first, try Scene.read($0)], files: files)
    }
    let player = Player(others[0], on: screen, options: PlayOptions(), clock: clock)
    player.start()
    screen.press(.tab)
    #expect(player.chosenActor.graph.name == "two")
    player.replace(with: others[1])
    #expect(player.chosenActor.graph.name == "a:two")
    screen.press(.tab)
    player.replace(with: others[0])
    #expect(player.chosenActor.index == 0, "the other file's is gone")
  }

  @Test func `A click on a figure chooses it, unless its graph hears clicks`() throws {
    let player = try player(
      """
      node [fps=0.1]; anchor="bottom-left"; scale=4
      subgraph cluster_x { at="0,24"; a [frames="0"]; b [frames="1"]; a -> b [on=click] }
      subgraph cluster_y { at="20,24"; c [frames="2"] }
      """)
    screen.click(column: 21, row: 23)
    #expect(player.overlays.chosen == 1)
    screen.click(column: 1, row: 23)
    #expect(player.overlays.chosen == 1)
    #expect(player.performance.director.actors[0].stateName == "b")
  }

  @Test func `An edited file, whatever it leaves out, leaves overlays right`() throws {
    let player = try player(
      """
      node [frames="0-1", repeat=1]
      subgraph cluster_x { a; b; a -> b -> a }
      subgraph cluster_y { c; e; c -> e -> c }
      """)
    screen.press(.tab)
    press("gt?")
    press("?s")
    clock.run(350)
    player.replace(with: try Scene.read("subgraph cluster_y { e [frames=\"3\"] }"))
    #expect(player.overlays.chosen == 0)
    player.replace(
      with: try Scene.read("z [frames=\"3\"]; y [frames=\"1\"]; z -> y [on=\"key k\"]"))
    screen.press(.escape)
    press("?")
    #expect(lines.contains { $0.contains("k") && $0.contains("the graph's") })
    press("?")
    #expect(lines.contains { $0.contains("key k") })
  }

  @Test func `Any keys, clicks, sizes and edits in any order leave a right picture`() throws {
    var generator = SeededGenerator(seed: 5)
    let files = try [
      chain, "a [frames=\"0\"]",
      """
      node [frames="0-1", repeat=1]
      subgraph cluster_x { a [frames="2", move="9,-4"]; c [shape=diamond]; a -> c; c -> a; c -> b; b -> "^" }
      subgraph cluster_y { walk; e; walk -> e -> walk; "*" -> e [on=click] }
      a -> e [when=stop]
      """,
    ].map { try Scene.read($0) }
    let player = try player(chain)
    let strips: [MessageStrip?] = [
      nil, MessageStrip(.error, "a.gv:1:2: short"), MessageStrip(.notice, "歩く"),
      MessageStrip(.error, String(repeating: "a sheet '/long/path/歩く.png' of words ", count: 5)),
    ]
    let keys =
      KeyTable.entries.flatMap { $0.keys.map(\.key) }.filter { $0 != .character("q") }
      + [.pageDown, .end, .character("a"), .character("d"), .enter, .escape]
    for turn in 0..<3000 {
      switch Int.random(in: 0..<10, using: &generator) {
      case 0: clock.run(Int64.random(in: 0...400, using: &generator))
      case 1:
        screen.click(
          column: Int.random(in: 0..<screen.size.columns, using: &generator),
          row: Int.random(in: 0..<screen.size.rows, using: &generator))
      case 2:
        let sizes = [(1, 1), (10, 3), (80, 24), (40, 12), (120, 30), (3, 30), (76, 2)]
        let size = sizes.randomElement(using: &generator) ?? (1, 1)
        screen.resize(to: ScreenSize(columns: size.0, rows: size.1))
      case 3 where turn.isMultiple(of: 3):
        player.replace(with: files.randomElement(using: &generator) ?? files[0])
      case 3: player.strip = strips.randomElement(using: &generator) ?? nil
      default: screen.press(keys.randomElement(using: &generator) ?? .escape)
      }
      // What was drawn of what changed is what is drawn anew.
      let shown = screen.grids.last
      screen.show(CellGrid(columns: screen.size.columns, rows: screen.size.rows))
      player.layOut()
      try #require(screen.grids.last == shown, "turn \(turn)")
    }
    player.strip = nil
    // Closed, nothing is left of them.
    for _ in 0..<3 { screen.press(.escape) }
    if player.showsStatus { press("i") }
    player.say("")
    #expect(player.overlays.isEmpty)
    #expect(player.stage.geometry.columns == screen.size.columns)
    let whole = player.stage.grid(
      showing: player.performance.director.standing(at: player.performance.time))
    player.show(at: player.performance.time)
    #expect(
      screen.grids.last?.cells.prefix(screen.size.columns * (screen.size.rows - 1))
        == whole.cells.prefix(screen.size.columns * (screen.size.rows - 1)))
  }
}
