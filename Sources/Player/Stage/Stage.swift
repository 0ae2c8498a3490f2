package import Cells
import Pixels
package import StateGraph

/// The actors composed into one picture of cells.
///
/// Actors whose boxes touch the same cells are composed together; each such company is painted once
/// for every combination of pictures and places within its cells, and kept while there is room.
package final class Stage {
  package let geometry: StageGeometry
  /// Patches painted so far, when they were due or before.
  package private(set) var paintings = 0

  private var painter: Painter
  private let empty: CellGrid
  private var cache: PatchCache

  /// What is kept of painted cells unless somebody says otherwise: 64 MiB.
  package static let defaultCacheSize = 64 << 20

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
    self.painter = painter
    cache = PatchCache(capacity: cacheSize)
  }

  package var graph: StateGraph { painter.graph }
  package var look: Look { painter.look }

  /// Composes the whole stage in cells.
  ///
  /// - Parameter standing: What each actor shows and where, in the order of the actors.
  /// - Returns: A grid of the stage's size.
  package func grid(showing standing: [Standing]) -> CellGrid {
    var grid = empty
    for patch in painter.patches(standing) {
      grid.draw(cells(of: patch), column: patch.cells.column, row: patch.cells.row)
    }
    return grid
  }

  private func cells(of patch: Patch) -> CellGrid {
    let key = painter.key(of: patch)
    if let known = cache.grid(of: key) { return known }
    let cells = painter.paint(patch)
    keep(cells, as: key)
    return cells
  }

  // MARK: Before it is due

  /// What can be painted elsewhere, at the same time.
  var spareHand: Painter { painter }

  /// Whether a patch need not be painted any more.
  func isPainted(_ key: Patch.Key) -> Bool { cache.contains(key) }

  /// Whether what is painted before it is due would drive out nothing.
  var hasRoom: Bool { cache.bytes < cache.capacity / 2 }

  /// Keeps what was painted elsewhere.
  func keep(_ cells: CellGrid, as key: Patch.Key) {
    paintings += 1
    cache.keep(cells, as: key)
  }

  // MARK: Clicks

  /// The foremost actor that shows something in a cell; nil if none does.
  package func actor(atColumn column: Int, row: Int, standing: [Standing]) -> Int? {
    let cell = CellRect(column: column, row: row, columns: 1, rows: 1).subcells(of: look.glyphs)
    return painter.order.last { actor in
      let drawn = painter.drawn(actor, standing[actor])
      return (cell.y..<cell.y + cell.height).contains { y in
        (cell.x..<cell.x + cell.width).contains { x in
          drawn.bitmap.isVisible(atX: x - drawn.x, y: y - drawn.y)
        }
      }
    }
  }
}

extension Bitmap {
  /// Whether there is a pixel of at least half opacity at a place, which may lie outside.
  fileprivate func isVisible(atX x: Int, y: Int) -> Bool {
    (0..<width).contains(x) && (0..<height).contains(y) && self[x, y].alpha >= 128
  }
}
