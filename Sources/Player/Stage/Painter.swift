import Animation
import Cells
package import Pixels
import Sheets
package import StateGraph

/// Paints the pictures of a stage: scales, composes, encodes.
///
/// It keeps no picture.
package struct Painter: Sendable {
  package let graph: StateGraph
  package let geometry: StageGeometry
  package let look: Look
  package let background: Appearance.Background
  /// Indexes of the actors, hindmost first.
  let order: [Int]
  /// The place of each actor in ``order``.
  private let ranks: [Int]
  private var encoder: CellEncoder

  package init(_ graph: StateGraph, geometry: StageGeometry, look: Look) {
    self.graph = graph
    self.geometry = geometry
    self.look = look
    background =
      look.background
      ?? graph.actors.lazy.map(\.appearance.background).first { $0 != .none } ?? .none
    order = graph.drawingOrder
    var ranks = graph.actors.map { _ in 0 }
    for (rank, actor) in order.enumerated() { ranks[actor] = rank }
    self.ranks = ranks
    encoder = CellEncoder(
      glyphs: look.glyphs, depth: look.depth,
      ground: look.ground.map { .terminalKnown(rgb: $0) } ?? .terminal)
  }

  /// The stage without actors.
  mutating func empty() -> CellGrid {
    let whole = CellRect(column: 0, row: 0, columns: geometry.columns, rows: geometry.rows)
    return encoder.encode(background.bitmap(under: whole.subcells(of: look.glyphs)))
  }

  /// The cells of a company.
  mutating func paint(_ patch: Patch) -> CellGrid {
    let area = patch.cells.subcells(of: look.glyphs)
    var picture = background.bitmap(under: area)
    for (actor, standing) in zip(patch.actors, patch.standing) {
      let drawn = drawn(actor, standing)
      picture.draw(drawn.bitmap, x: drawn.x - area.x, y: drawn.y - area.y)
    }
    return encoder.encode(picture)
  }

  /// An actor's picture at its size on the stage, and the place of its corner in sub-cells.
  ///
  /// Of a picture much larger than the stage only the part on it is made.
  func drawn(_ actor: Int, _ standing: Standing) -> (bitmap: Bitmap, x: Int, y: Int) {
    let box = geometry.boxes[actor]
    let bitmap = graph.bitmap(of: standing.shown)
    let size = (
      width: box.magnification.width(bitmap.width), height: box.magnification.height(bitmap.height)
    )
    let anchor = standing.shown.anchor ?? box.anchor
    let x = standing.x + anchor.before(width: box.width - size.width)
    let y = standing.y + anchor.above(height: box.height - size.height)
    guard size.width * size.height > Self.mostSubcells else {
      return (box.magnification.scaled(bitmap), x, y)
    }
    let columns = box.magnification.cut(
      bitmap.width, by: \.factorX, at: x, within: geometry.columns * geometry.cell.across)
    let rows = box.magnification.cut(
      bitmap.height, by: \.factorY, at: y, within: geometry.rows * geometry.cell.down)
    let part = bitmap.cropped(
      to: PixelRect(
        x: columns.pixels.lowerBound, y: rows.pixels.lowerBound, width: columns.pixels.count,
        height: rows.pixels.count))
    return (box.magnification.scaled(part), columns.start, rows.start)
  }

  /// Pictures with more sub-cells than this are cut to the stage.
  private static let mostSubcells = 1 << 22

  /// The companies of actors that share cells, and what each shows.
  func patches(_ standing: [Standing]) -> [Patch] {
    let boxes = zip(geometry.boxes, standing).map { box, standing in
      PixelRect(x: standing.x, y: standing.y, width: box.width, height: box.height)
    }
    let companies = Company.companies(
      of: boxes, columns: geometry.columns, rows: geometry.rows, glyphs: look.glyphs)
    return companies.map { company in
      let actors = company.actors.sorted { ranks[$0] < ranks[$1] }
      return Patch(actors: actors, standing: actors.map { standing[$0] }, cells: company.cells)
    }
  }

  /// What two patches have in common that look the same, wherever on the stage they are.
  func key(of patch: Patch) -> Patch.Key {
    let area = patch.cells.subcells(of: look.glyphs)
    let phase = background.phase(atX: area.x, y: area.y)
    return Patch.Key(
      actors: patch.actors,
      standing: patch.standing.map {
        Standing($0.shown, x: $0.x - area.x, y: $0.y - area.y)
      },
      columns: patch.cells.columns, rows: patch.cells.rows, phaseX: phase.x, phaseY: phase.y)
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
