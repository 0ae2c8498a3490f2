import Animation
package import Cells
package import Pixels
import Sheets
package import StateGraph

/// The actors composed into one picture of cells.
///
/// Actors whose boxes touch the same cells are composed together; each such company is encoded
/// once for every combination of pictures and places within its cells, and kept.
package final class Stage {
  package let graph: StateGraph
  package let geometry: StageGeometry
  package let look: Look

  private let background: Appearance.Background
  private var encoder: CellEncoder
  private let empty: CellGrid
  private var patches: [Key: CellGrid] = [:]
  private var keptCells = 0

  /// More cells than this are not kept: about 48 MB.
  private static let mostKeptCells = 4_000_000

  private struct Key: Hashable {
    let actors: [Int]
    /// With their corners counted from the company's own.
    let standing: [Standing]
    let columns: Int
    let rows: Int
    /// Where the background's pattern begins.
    let phaseX: Int
    let phaseY: Int
  }

  /// Prepares an empty stage.
  ///
  /// - Parameters:
  ///   - graph: Whose actors play.
  ///   - geometry: The stage's and theirs, in the sub-cells of the look's glyphs.
  ///   - look: How pictures become cells.
  package init(_ graph: StateGraph, geometry: StageGeometry, look: Look) {
    self.graph = graph
    self.geometry = geometry
    self.look = look
    background =
      look.background
      ?? graph.actors.lazy.map(\.appearance.background).first { $0 != .none } ?? .none
    var encoder = CellEncoder(glyphs: look.glyphs, depth: look.depth)
    let whole = CellRect(column: 0, row: 0, columns: geometry.columns, rows: geometry.rows)
    empty = encoder.encode(background.bitmap(under: whole.subcells(of: look.glyphs)))
    self.encoder = encoder
  }

  // MARK: Pictures

  /// The whole stage in cells.
  ///
  /// - Parameter standing: What each actor shows and where, in the order of the actors.
  /// - Returns: A grid of the stage's size.
  package func grid(showing standing: [Standing]) -> CellGrid {
    var grid = empty
    for company in companies(standing) {
      grid.draw(patch(company, standing), column: company.cells.column, row: company.cells.row)
    }
    return grid
  }

  /// Encodes a picture of one actor before it is due, as if it stood alone.
  ///
  /// - Parameters:
  ///   - shown: The picture.
  ///   - actor: Index of the actor.
  ///   - standing: Where the actors stand now; that of the others does not matter.
  /// - Returns: Whether there is room for more.
  package func prepare(_ shown: Shown, ofActor actor: Int, standing: [Standing]) -> Bool {
    guard keptCells < Self.mostKeptCells / 2 else { return false }
    var standing = standing
    standing[actor] = Standing(shown, x: standing[actor].x, y: standing[actor].y)
    if let alone = companies(standing).first(where: { $0.actors == [actor] }) {
      _ = patch(alone, standing)
    }
    return true
  }

  private func companies(_ standing: [Standing]) -> [Company] {
    let boxes = zip(geometry.boxes, standing).map { box, standing in
      PixelRect(x: standing.x, y: standing.y, width: box.width, height: box.height)
    }
    return Company.companies(
      of: boxes, columns: geometry.columns, rows: geometry.rows, glyphs: look.glyphs)
  }

  private func patch(_ company: Company, _ standing: [Standing]) -> CellGrid {
    let area = company.cells.subcells(of: look.glyphs)
    let phase = background.phase(atX: area.x, y: area.y)
    let key = Key(
      actors: company.actors,
      standing: company.actors.map {
        Standing(standing[$0].shown, x: standing[$0].x - area.x, y: standing[$0].y - area.y)
      },
      columns: company.cells.columns, rows: company.cells.rows, phaseX: phase.x, phaseY: phase.y)
    if let known = patches[key] { return known }
    let patch = encode(company, standing, area: area)
    if keptCells > Self.mostKeptCells {
      patches = [:]
      keptCells = 0
    }
    patches[key] = patch
    keptCells += patch.cells.count
    return patch
  }

  private func encode(_ company: Company, _ standing: [Standing], area: PixelRect) -> CellGrid {
    var picture = background.bitmap(under: area)
    for actor in company.actors {
      let drawn = drawn(actor, standing[actor])
      picture.draw(drawn.bitmap, x: drawn.x - area.x, y: drawn.y - area.y)
    }
    return encoder.encode(picture)
  }

  /// An actor's picture at its size on the stage, and the place of its corner in sub-cells.
  private func drawn(_ actor: Int, _ standing: Standing) -> (bitmap: Bitmap, x: Int, y: Int) {
    let box = geometry.boxes[actor]
    let bitmap = box.magnification.scaled(graph.bitmap(of: standing.shown))
    let anchor = standing.shown.anchor ?? box.anchor
    return (
      bitmap, standing.x + anchor.before(width: box.width - bitmap.width),
      standing.y + anchor.above(height: box.height - bitmap.height)
    )
  }

  // MARK: Clicks

  /// The foremost actor that shows something in a cell; nil if none does.
  package func actor(atColumn column: Int, row: Int, standing: [Standing]) -> Int? {
    let cell = CellRect(column: column, row: row, columns: 1, rows: 1).subcells(of: look.glyphs)
    return standing.indices.last { actor in
      let drawn = drawn(actor, standing[actor])
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

extension StateGraph {
  /// A picture as it is to be drawn, in its own pixels.
  package func bitmap(of shown: Shown) -> Bitmap {
    let bitmap = sheets[shown.sheet].sheet.frame(shown.frame).bitmap
    return bitmap.flipped(
      horizontally: shown.flip.contains(.horizontal), vertically: shown.flip.contains(.vertical))
  }
}
