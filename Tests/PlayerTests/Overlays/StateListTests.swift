@testable import Panels
import Support
import Cells
import StateGraph
import Terminal
import Testing

@testable import Player

struct StateListTests {
  private func list(_ chosen: Int = 0) throws -> StateList {
    let director = try Scene.director(
      """
      node [frames="0"]
      subgraph cluster_tom { walk; drinkIn; drinkOut; "q_x"; walk -> drinkIn -> drinkOut -> q_x }
      subgraph cluster_tim { sit; outside; sit -> outside }
      """, at: 0)
    return StateList(director.actors, chosen: chosen)
  }

  private func type(_ text: String, _ list: inout StateList) {
    for character in text { #expect(list.press(.character(character)) == .stays) }
  }

  @Test func `The chosen actor's states come first, its present one is chosen`() throws {
    var list = try list(1)
    #expect(
      list.matches.map(\.title) == [
        "tim: sit", "tim: outside", "tom: walk", "tom: drinkIn", "tom: drinkOut", "tom: q_x",
      ])
    #expect(
      list.press(.enter) == .chooses(StateList.Item(actor: 1, state: 0, title: "tim: sit", lead: 5))
    )
  }

  @Test(arguments: 5...9)
  func `However low it is, it says how many more there are`(rows: Int) throws {
    var list = try list()
    let lines = list.panel(columns: 40, rows: rows, theme: .plain).sketch.grid.lines
    let shown = lines.count { $0.contains("tom: ") || $0.contains("tim: ") }
    #expect(shown >= 1 && lines.contains { $0.contains("\(6 - shown) more") }, "\(lines)")
  }

  @Test func `Typing narrows it, names that begin so come first`() throws {
    var list = StateList(
      try Scene.director("node [frames=\"0\"]; takeOut; outside; Outer; sit", at: 0).actors,
      chosen: 0)
    type("OUT", &list)
    #expect(list.matches.map(\.title) == ["outside", "Outer", "takeOut"])
    type("e", &list)
    #expect(list.press(.enter) == .chooses(StateList.Item(actor: 0, state: 2, title: "Outer")))
    #expect(list.press(.backspace) == .stays)
    #expect(list.matches.count == 3)
    type("zz", &list)
    #expect(list.matches.isEmpty)
    #expect(list.press(.enter) == .closes)
    #expect(list.press(.control("u")) == .stays)
    #expect(list.matches.count == 4)
  }

  @Test func `Arrows move within its bounds, Escape closes`() throws {
    var list = try list()
    for (key, selected) in [
      (Key.up, 0), (.down, 1), (.tab, 2), (.backTab, 1), (.end, 5), (.down, 5), (.pageUp, 0),
      (.pageDown, 5), (.home, 0), (.left, 0),
    ] {
      #expect(list.press(key) == .stays)
      #expect(list.selected == selected, "\(key)")
    }
    #expect(list.press(.escape) == .closes)
  }

  @Test func `A q is a letter`() throws {
    var list = try list()
    type("q", &list)
    #expect(list.matches.map(\.title) == ["tom: q_x"])
  }

  @Test func `An edited file keeps what was typed and chosen`() throws {
    var list = StateList(
      try Scene.director("node [frames=\"0\"]; a1; a2; b", at: 0).actors, chosen: 0)
    type("a", &list)
    _ = list.press(.down)
    list.replace(try Scene.director("node [frames=\"0\"]; b; a0; a2", at: 0).actors, chosen: 0)
    #expect(list.matches.map(\.title) == ["a0", "a2"])
    #expect(list.selected == 1)
    list.replace(try Scene.director("node [frames=\"0\"]; b", at: 0).actors, chosen: 0)
    #expect(list.matches.isEmpty && list.selected == 0)
  }

  @Test func `It fits where it is put, and what is chosen is in sight`() throws {
    let states = (0..<200).map { "s\($0);" }.joined()
    var list = StateList(
      try Scene.director("node [frames=\"0\"]; \(states)", at: 0).actors, chosen: 0)
    for (columns, rows) in [(1, 1), (3, 2), (10, 3), (30, 5), (80, 24), (200, 60)] {
      for key in [Key.home, .end] {
        _ = list.press(key)
        let grid = list.panel(columns: columns, rows: rows, theme: .plain).sketch.grid
        #expect(grid.columns <= columns && grid.rows <= rows)
        if columns >= 10 {
          let name = key == .home ? "s0" : "s199"
          #expect(grid.lines.contains { $0.contains("> ") && $0.contains(name) })
        }
      }
    }
  }

  @Test func `Where there is no room, the actor is cut rather than the state`() throws {
    var list = StateList(
      try Scene.director(
        """
        node [frames="0"]; subgraph cluster_aVeryLongNameOfAnActor { drinkIdle }
        subgraph cluster_tim { sit }
        """, at: 0
      ).actors, chosen: 0)
    let lines = list.panel(columns: 30, rows: 20, theme: .plain).sketch.grid.lines
    #expect(lines.contains { $0.contains("...OfAnActor: drinkIdle") })
  }

  @Test func `The end of what is typed stays in sight, however wide it is`() throws {
    var list = try list()
    type("歩く歩く歩く歩く歩く歩く歩く歩くx", &list)
    let line = list.panel(columns: 30, rows: 20, theme: .plain).sketch.grid.lines[1]
    #expect(line.contains(" く歩く歩く歩く歩く歩くx_  |"))
  }

  @Test func `A row is clicked on`() throws {
    var list = try list()
    let panel = list.panel(columns: 40, rows: 20, theme: .plain)
    let row = panel.sketch.grid.lines.firstIndex { $0.contains("drinkOut") } ?? -1
    #expect(panel.spots.last { $0.rows.contains(row) }?.action == .play(actor: 0, state: 2))
  }
}
