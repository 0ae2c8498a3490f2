package import Basics
import Animation
package import Cells
import Pixels
package import StateGraph

/// Composes the actors into one picture of cells, and redraws only what changed.
///
/// Each picture of an actor is painted once for every offset within a cell, as if the actor were
/// alone, and cached while memory allows. Most cells show a single actor or the background. Where
/// several pictures meet, the cell is solved for their combined pixels (``CellMixer``).
package final class Stage {
  package let geometry: StageGeometry
  /// What the actors show, and where, as of the last update.
  package private(set) var grid: CellGrid
  /// Number of patches painted so far, on demand or in advance.
  package private(set) var paintings = 0

  /// Locates and draws patches; a constant, so that calls do not copy it.
  private let layout: Painter
  private var painter: Painter
  private let empty: CellGrid
  private var cache: PatchCache
  private var mixer: CellMixer
  private var damage: Damage

  /// What each actor shows on the grid; nil before the first update.
  private var places: [Place?]
  private var index: ActorIndex
  /// For each actor, the number of actors behind it; those in front are drawn later.
  private let ranks: [Int]

  /// Default size of the cache of painted cells: 64 MiB.
  package static let defaultCacheSize = 64 << 20

  /// An actor's position and its cells there; none if it is off the stage.
  private final class Place {
    let standing: Standing
    let patch: (cells: CellRect, painting: Painting)?

    init(_ standing: Standing, _ patch: (cells: CellRect, painting: Painting)?) {
      self.standing = standing
      self.patch = patch
    }
  }

  private var updates = 0
  /// The number of the update that last drew each cell, where several actors were near.
  private var updatesOfCells: [Int]

  // Buffers that are rebuilt at each update and kept to avoid allocations.
  private var regions: [CellRect] = []
  private var found: [Int] = []

  /// Creates an empty stage.
  ///
  /// - Parameters:
  ///   - graph: The graph whose actors are played.
  ///   - geometry: The geometry of the stage and the actors, in sub-cells of the look's glyphs.
  ///   - look: How pictures become cells.
  ///   - cacheSize: Maximum size of the cache of painted cells, in bytes.
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

  /// Number of requested pictures that were already painted.
  package var cacheHits: Int { cache.hits }

  /// Size of the cached pictures, in bytes.
  package var cacheBytes: Int { cache.bytes }

  /// Number of cells solved so far in which pictures met.
  package var solvings: Int { mixer.solvings }

  /// For each actor, the number of actors drawn before it.
  private static func ranks(of graph: StateGraph) -> [Int] {
    var ranks = graph.actors.map { _ in 0 }
    for (rank, actor) in graph.drawingOrder.enumerated() { ranks[actor] = rank }
    return ranks
  }

  // MARK: Pictures

  /// Updates all actors to a time of a director's outer clock.
  ///
  /// - Precondition: The director directs the stage's actors, in the stage's geometry.
  package func update(to director: Director, at time: Nanoseconds) {
    let changes = director.takeChanges()
    let isNew = places.contains { $0 == nil }
    update(isNew ? Array(places.indices) : changes) { director.standing(of: $0, at: time) }
  }

  /// Updates some actors.
  ///
  /// - Parameters:
  ///   - actors: The actors that may have changed since the last update; all of them the first
  ///     time.
  ///   - standing: Returns what an actor shows, and where.
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

  /// The whole stage with the given pictures and positions, in actor order.
  package func grid(showing standing: [Standing]) -> CellGrid {
    update(Array(standing.indices)) { standing[$0] }
    return grid
  }

  /// What changed on the grid since the last call; everything on the first call.
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

  /// Redraws the cells of a region.
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

  /// Draws several actors on a region, foremost first.
  private func lay(_ actors: [Int], on region: CellRect) {
    var layers = LayeredRegion(
      region, from: empty, onto: &grid, done: &updatesOfCells, update: updates)
    for actor in actors {
      guard let patch = places[actor]?.patch else { continue }
      layers.add(actor, patch.painting, at: patch.cells, onto: &grid)
    }
    mixer.mix(layers, onto: &grid, layout: layout, with: &painter) { places[$0]?.standing }
  }

  // MARK: Painting in advance

  /// What can be painted concurrently elsewhere.
  var backgroundPainter: Painter { layout }

  /// Whether a patch no longer needs to be painted.
  func isPainted(_ key: Patch.Key) -> Bool { cache.contains(key) }

  /// Whether painting in advance would evict nothing.
  var hasRoom: Bool { cache.bytes < cache.capacity / 2 }

  /// Caches a patch that was painted elsewhere.
  func keep(_ painting: Painting, as key: Patch.Key) {
    paintings += 1
    cache.keep(painting, as: key)
  }

  // MARK: Clicks

  /// The foremost actor visible in a cell of the grid; nil if there is none.
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
  /// Whether the pixel at a position, which may be out of bounds, is at least half opaque.
  fileprivate func isVisible(atX x: Int, y: Int) -> Bool {
    (0..<width).contains(x) && (0..<height).contains(y) && self[x, y].isShown
  }
}
