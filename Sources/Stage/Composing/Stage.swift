package import Basics
import Animation
package import Cells
import Pixels
package import StateGraph

/// The actors composed into one picture of cells, of which only what changed is made anew.
///
/// Each picture of an actor is painted once for every place within its cells, as if the actor stood
/// alone, and kept while there is room. Most cells of the stage are one actor's, or the background's.
/// Where several pictures meet, the cell is solved for their pixels together (``CellMixer``).
package final class Stage {
  package let geometry: StageGeometry
  /// How the actors stand, as of the last update.
  package private(set) var grid: CellGrid
  /// Patches painted so far, when they were due or before.
  package private(set) var paintings = 0

  /// Says where patches are and how they are drawn; as a constant it is not copied to be asked.
  private let layout: Painter
  private var painter: Painter
  private let empty: CellGrid
  private var cache: PatchCache
  private var mixer: CellMixer
  private var damage: Damage

  /// What each actor shows on the grid; nil before the first update.
  private var places: [Place?]
  private var index: ActorIndex
  /// For each actor how many stand behind it: those in front are drawn later.
  private let ranks: [Int]

  /// What is kept of painted cells unless somebody says otherwise: 64 MiB.
  package static let defaultCacheSize = 64 << 20

  /// Where an actor stands, and its cells there; none if that is outside the stage.
  private final class Place {
    let standing: Standing
    let patch: (cells: CellRect, painting: Painting)?

    init(_ standing: Standing, _ patch: (cells: CellRect, painting: Painting)?) {
      self.standing = standing
      self.patch = patch
    }
  }

  private var updates = 0
  /// The number of the update in which each cell was drawn last, if several actors were near.
  private var updatesOfCells: [Int]

  // Lists that are made anew at each update, kept for their memory.
  private var regions: [CellRect] = []
  private var found: [Int] = []

  /// Prepares an empty stage.
  ///
  /// - Parameters:
  ///   - graph: Whose actors play.
  ///   - geometry: The stage's and theirs, in the sub-cells of the look's glyphs.
  ///   - look: How pictures become cells.
  ///   - cacheSize: Bytes of painted cells to keep.
  package init(
    _ graph: StateGraph, geometry: StageGeometry, look: Look,
    cacheSize: Int = Stage.defaultCacheSize
  ) {
    self.geometry = geometry
    var painter = Painter(graph, geometry: geometry, look: look)
    empty = painter.empty()
    grid = empty
    self.painter = painter
    layout = painter
    cache = PatchCache(capacity: cacheSize)
    mixer = CellMixer(pictureCapacity: cacheSize / 8)
    damage = Damage(columns: geometry.columns, rows: geometry.rows)
    places = Array(repeating: nil, count: graph.actors.count)
    index = ActorIndex(columns: geometry.columns, rows: geometry.rows)
    ranks = Self.ranks(of: graph)
    updatesOfCells = Array(repeating: 0, count: grid.cells.count)
  }

  package var graph: StateGraph { layout.graph }
  package var look: Look { layout.look }

  /// How often a picture was wanted that was painted already.
  package var cacheHits: Int { cache.hits }

  /// Bytes of painted pictures that are kept.
  package var cacheBytes: Int { cache.bytes }

  /// The cells solved so far in which pictures met.
  package var solvings: Int { mixer.solvings }

  /// For each actor how many are drawn before it.
  private static func ranks(of graph: StateGraph) -> [Int] {
    var ranks = graph.actors.map { _ in 0 }
    for (rank, actor) in graph.drawingOrder.enumerated() { ranks[actor] = rank }
    return ranks
  }

  // MARK: Pictures

  /// Lets the actors stand as they do at a time of a director's outer clock.
  ///
  /// - Precondition: The director leads the stage's actors, in the stage's geometry.
  package func update(to director: Director, at time: Nanoseconds) {
    let changes = director.takeChanges()
    let isNew = places.contains { $0 == nil }
    update(isNew ? Array(places.indices) : changes) { director.standing(of: $0, at: time) }
  }

  /// Lets some actors stand otherwise.
  ///
  /// - Parameters:
  ///   - actors: Those that may stand otherwise than at the last update; at the first one, all.
  ///   - standing: What an actor shows, and where.
  package func update(_ actors: [Int], standing: (_ actor: Int) -> Standing) {
    regions.removeAll(keepingCapacity: true)
    for actor in actors {
      let standing = standing(actor)
      let old = places[actor]
      guard old?.standing != standing else { continue }
      let new = place(of: actor, standing)
      move(actor, from: old?.patch?.cells, to: new.patch?.cells)
      places[actor] = new
    }
    updates += 1
    for region in regions { compose(region) }
  }

  /// All of the stage with its actors standing in some way, in the order of the actors.
  package func grid(showing standing: [Standing]) -> CellGrid {
    update(Array(standing.indices)) { standing[$0] }
    return grid
  }

  /// What changed on the grid since this was last asked for; at first, everything.
  package func takeDamage() -> Damage {
    defer { damage.removeAll() }
    return damage
  }

  private func move(
    _ actor: Int, from old: CellRect?, to new: CellRect?
  ) {
    guard old != new else {
      if let new { regions.append(new) }
      return
    }
    if let old { index.remove(actor, from: old) }
    if let new { index.insert(actor, at: new) }
    if let old, let new, old.union(new).count <= old.count + new.count {
      regions.append(old.union(new))
    } else {
      if let old { regions.append(old) }
      if let new { regions.append(new) }
    }
  }

  private func place(of actor: Int, _ standing: Standing) -> Place {
    let patch = layout.patch(of: actor, standing)
    return Place(standing, patch.map { ($0.cells, painting(of: $0)) })
  }

  private func painting(of patch: Patch) -> Painting {
    let key = layout.key(of: patch)
    if let known = cache.painting(of: key) { return known }
    let painting = painter.paint(patch)
    keep(painting, as: key)
    return painting
  }

  /// Makes the cells of a region anew.
  private func compose(_ region: CellRect) {
    let reach = layout.looksAround ? CellMixer.reach : 0
    guard let region = region.grown(by: reach).intersection(grid.bounds) else { return }
    damage.add(region)
    found.removeAll(keepingCapacity: true)
    if let around = region.grown(by: reach).intersection(grid.bounds) {
      index.find(on: around) { found.append($0) }
    }
    if found.count == 1, reach == 0, let patch = places[found[0]]?.patch {
      if patch.cells != region { grid.draw(empty, column: 0, row: 0, within: region) }
      return grid.draw(
        patch.painting.cells, column: patch.cells.column, row: patch.cells.row, within: region)
    }
    if found.isEmpty { return grid.draw(empty, column: 0, row: 0, within: region) }
    found.sort { ranks[$0] > ranks[$1] }
    lay(found, on: region)
  }

  /// Draws several actors, the foremost first, on a region.
  private func lay(_ actors: [Int], on region: CellRect) {
    var layers = LayeredRegion(
      region, from: empty, onto: &grid, done: &updatesOfCells, update: updates)
    for actor in actors {
      guard let patch = places[actor]?.patch else { continue }
      layers.add(actor, patch.painting, at: patch.cells, onto: &grid)
    }
    mixer.mix(layers, onto: &grid, layout: layout, with: &painter) { places[$0]?.standing }
  }

  // MARK: Before it is due

  /// What can be painted elsewhere, at the same time.
  var backgroundPainter: Painter { layout }

  /// Whether a patch need not be painted any more.
  func isPainted(_ key: Patch.Key) -> Bool { cache.contains(key) }

  /// Whether what is painted before it is due would drive out nothing.
  var hasRoom: Bool { cache.bytes < cache.capacity / 2 }

  /// Keeps what was painted elsewhere.
  func keep(_ painting: Painting, as key: Patch.Key) {
    paintings += 1
    cache.keep(painting, as: key)
  }

  // MARK: Clicks

  /// The foremost actor that shows something in a cell of the grid; nil if none does.
  package func actor(atColumn column: Int, row: Int) -> Int? {
    let cell = CellRect(column: column, row: row, columns: 1, rows: 1)
    guard cell.touches(grid.bounds) else { return nil }
    var actors: [Int] = []
    index.find(on: cell) { actors.append($0) }
    actors.sort { ranks[$0] > ranks[$1] }
    return actors.first { actor in
      guard let standing = places[actor]?.standing else { return false }
      let drawn = layout.drawn(actor, standing)
      let area = cell.subcells(of: look.glyphs)
      return (area.y..<area.y + area.height).contains { y in
        (area.x..<area.x + area.width).contains { x in
          drawn.bitmap.isVisible(atX: x - drawn.x, y: y - drawn.y)
        }
      }
    }
  }
}

extension Bitmap {
  /// Whether there is a pixel of at least half opacity at a place, which may lie outside.
  fileprivate func isVisible(atX x: Int, y: Int) -> Bool {
    (0..<width).contains(x) && (0..<height).contains(y) && self[x, y].isShown
  }
}
