import GraphFiles
package import Animation
package import Cells
import GraphLanguage
package import Pixels
import Sheets
package import StateGraph
import Terminal
package import Testing
import Inputs
package import Basics
package import Stage

/// Graphs for tests, made without files; each tile has its own colour.
package enum Scene {
  /// A stage of the given number of cells, in half blocks unless the look says otherwise.
  package static func geometry(
    _ graph: StateGraph, _ columns: Int = 80, _ rows: Int = 24, look: Look = Look()
  ) -> StageGeometry {
    look.geometry(of: graph, columns: columns, rows: rows)
  }

  package static func stage(
    _ graph: StateGraph, _ columns: Int, _ rows: Int, look: Look = Look()
  ) -> Stage {
    Stage(graph, geometry: geometry(graph, columns, rows, look: look), look: look)
  }

  package static func performance(_ graph: StateGraph, seed: UInt64 = 0) -> Performance {
    Performance(graph, geometry: geometry(graph), seed: seed)
  }

  /// The stage at the very start, except for the tiles of the first sheet that the actors show.
  package static func grid(
    _ graph: StateGraph, _ columns: Int, _ rows: Int, showing tiles: [Int], flip: Flip = [],
    look: Look = Look()
  ) -> CellGrid {
    let geometry = geometry(graph, columns, rows, look: look)
    let director = Director(graph, geometry: geometry)
    director.start()
    let standing = zip(director.standing(at: 0), tiles).map { standing, tile in
      Standing(Shown(sheet: 0, frame: tile, flip: flip), x: standing.x, y: standing.y)
    }
    return Stage(graph, geometry: geometry, look: look).grid(showing: standing)
  }

  /// The colour of all pixels of a tile.
  package static func color(_ tile: Int) -> RGBA { RGBA(UInt8(40 + tile), 10, 20) }

  /// A sheet of one row of tiles.
  package static func sheet(tiles: Int = 8, width: Int = 2, height: Int = 2) throws -> LoadedSheet {
    var bitmap = Bitmap(width: tiles * width, height: height)
    for y in 0..<height {
      for x in 0..<tiles * width { bitmap[x, y] = color(x / width) }
    }
    let grid = TileGrid(tileWidth: width, tileHeight: height)
    return LoadedSheet(path: "tiles.png", sheet: try Sheet(bitmap: bitmap, grid: grid))
  }

  package static func state(
    _ name: String, _ frames: [Int], repeat count: Int = 1, rate: Int64 = 10, flip: Flip = [],
    sheet: Int = 0, hold: ClosedRange<Nanoseconds>? = nil, velocity: Velocity = .none,
    anchor: Anchor? = nil
  ) -> StateDefinition {
    let animation = Animation(
      frames: frames, timing: .rate(Ratio(rate)), repeatCount: count, flip: flip)
    let clip = Clip(
      sheet: sheet, animation: animation, hold: hold, velocity: velocity, anchor: anchor)
    return StateDefinition(name: name, content: .clip(clip))
  }

  /// An actor whose states each lead to the next, the last one to the first.
  package static func circle(
    _ name: String, _ states: [StateDefinition], speed: Ratio = .one,
    appearance: Appearance = Appearance()
  ) -> ActorGraph {
    let transitions = states.indices.map { Transition(from: $0, to: ($0 + 1) % states.count) }
    return ActorGraph(
      name: name, states: states, transitions: transitions, start: 0, speed: speed,
      appearance: appearance)
  }

  /// An actor with one state and no transition.
  package static func lone(
    _ state: StateDefinition, appearance: Appearance = Appearance()
  ) -> ActorGraph {
    ActorGraph(
      name: state.name, states: [state], transitions: [], start: 0, appearance: appearance)
  }

  package static func graph(_ actors: ActorGraph..., sheets: LoadedSheet...) throws -> StateGraph {
    StateGraph(actors: actors, sheets: sheets.isEmpty ? [try sheet()] : sheets)
  }

  /// Two states of three frames and of one: 0.3 s of `in`, 0.4 s of `out`, forever.
  package static func inAndOut() throws -> StateGraph {
    try graph(circle("a", [state("in", [0, 1, 2]), state("out", [5, 6], repeat: 2)]))
  }
}

extension Scene {
  /// The graph of some statements on a sheet of eight tiles, 2x2 pixels each, drawn one to one.
  package static func read(
    _ statements: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> StateGraph {
    let sheet = Sheet(bitmap: try sheet().sheet.bitmaps[0])
    let text = "digraph d { sheet=\"tiles.png\"; tile=\"2x2\"; scale=1\n\(statements)\n}"
    let source = SourceText(name: "d.gv", bytes: Array(text.utf8))
    let reader = GraphFileReader(
      source, directory: "", fallbackName: "d", keys: .terminal, readSheet: { _ in .success(sheet) }
    )
    let report = DiagnosticRenderer().render(reader.diagnostics, in: source)
    return try #require(reader.graph, "\(report)", sourceLocation: sourceLocation)
  }
}
