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
  /// Drawing kind of each actor; actors that are drawn alike share one.
  let kinds: [Int]
  private var encoder: CellEncoder

  package init(_ graph: StateGraph, geometry: StageGeometry, look: Look) {
    self.graph = graph
    self.geometry = geometry
    self.look = look
    background =
      look.background
      ?? graph.actors.lazy.map(\.appearance.background).first { $0 != .none } ?? .none
    kinds = Self.kinds(of: geometry.boxes)
    looksAround = look.glyphs.dependsOnNeighbors(at: look.depth)
    encoder = CellEncoder(
      glyphs: look.glyphs, depth: look.depth,
      background: look.terminalBackground.map { .terminalKnown(rgb: $0) } ?? .terminal)
  }

  /// The stage without actors.
  mutating func empty() -> CellGrid {
    let whole = CellRect(column: 0, row: 0, columns: geometry.columns, rows: geometry.rows)
    return encoder.encode(background.bitmap(under: whole.subcells(of: look.glyphs)))
  }

  /// The cells of a patch.
  mutating func paint(_ patch: Patch) -> Painting {
    let area = patch.cells.subcells(of: look.glyphs)
    var picture = background.bitmap(under: area)
    let drawn = drawn(patch.actor, patch.standing)
    picture.draw(drawn.bitmap, x: drawn.x - area.x, y: drawn.y - area.y)
    return Painting(
      cells: encoder.encode(picture),
      coverage: drawn.bitmap.coverage(
        x: drawn.x - area.x, y: drawn.y - area.y, of: patch.cells, look.glyphs))
  }

  /// Encodes a picture that was composed elsewhere into cells.
  mutating func cells(of picture: Bitmap) -> CellGrid { encoder.encode(picture) }

  /// Whether a cell also depends on its neighbours, as with outlines or dithering.
  let looksAround: Bool

  /// An actor's picture at its stage size, and the position of its corner in sub-cells.
  ///
  /// Only the visible part of a picture much larger than the stage is made.
  func drawn(_ actor: Int, _ standing: Standing) -> (bitmap: Bitmap, x: Int, y: Int) {
    if let scaled = scaled(actor, standing.shown) {
      return (scaled.bitmap, standing.x + scaled.x, standing.y + scaled.y)
    }
    let box = geometry.boxes[actor]
    let bitmap = graph.bitmap(of: standing.shown)
    let corner = corner(of: bitmap, standing.shown, of: actor)
    let (x, y) = (standing.x + corner.x, standing.y + corner.y)
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

  /// An actor's picture at its stage size, and the position of its corner in sub-cells relative to
  /// the actor's box; nil for a picture much larger than any stage.
  func scaled(_ actor: Int, _ shown: Shown) -> (bitmap: Bitmap, x: Int, y: Int)? {
    let magnification = geometry.boxes[actor].magnification
    let bitmap = graph.bitmap(of: shown)
    let size = magnification.width(bitmap.width) * magnification.height(bitmap.height)
    guard size <= Self.mostSubcells else { return nil }
    let corner = corner(of: bitmap, shown, of: actor)
    return (magnification.scaled(bitmap), corner.x, corner.y)
  }

  /// The corner of a picture within an actor's box, in sub-cells.
  private func corner(of bitmap: Bitmap, _ shown: Shown, of actor: Int) -> (x: Int, y: Int) {
    let box = geometry.boxes[actor]
    let anchor = shown.anchor ?? box.anchor
    return (
      anchor.before(width: box.width - box.magnification.width(bitmap.width)),
      anchor.above(height: box.height - box.magnification.height(bitmap.height))
    )
  }

  /// Pictures with more sub-cells than this are clipped to the stage.
  private static let mostSubcells = 1 << 22

  /// The part of the stage that an actor affects; nil if it is off the stage.
  func patch(of actor: Int, _ standing: Standing) -> Patch? {
    let box = geometry.boxes[actor]
    let rect = PixelRect(x: standing.x, y: standing.y, width: box.width, height: box.height)
    return CellRect(under: rect, of: geometry).map {
      Patch(actor: actor, standing: standing, cells: $0)
    }
  }

  /// Identifies patches that look the same, wherever they are on the stage.
  func key(of patch: Patch) -> Patch.Key {
    let area = patch.cells.subcells(of: look.glyphs)
    let phase = background.phase(atX: area.x, y: area.y)
    let standing = patch.standing
    return Patch.Key(
      kind: kinds[patch.actor],
      standing: Standing(standing.shown, x: standing.x - area.x, y: standing.y - area.y),
      columns: patch.cells.columns, rows: patch.cells.rows, phaseX: phase.x, phaseY: phase.y)
  }

  /// Assigns the same number to actors whose pictures are drawn alike.
  private static func kinds(of boxes: [StageGeometry.Box]) -> [Int] {
    struct Kind: Hashable {
      let magnification: Magnification
      let width: Int
      let height: Int
      let anchor: Anchor
    }
    var numbers: [Kind: Int] = [:]
    return boxes.map { box in
      let kind = Kind(
        magnification: box.magnification, width: box.width, height: box.height, anchor: box.anchor)
      let number = numbers[kind] ?? numbers.count
      numbers[kind] = number
      return number
    }
  }
}

extension StateGraph {
  /// A picture as it will be drawn, in its own pixels.
  package func bitmap(of shown: Shown) -> Bitmap {
    let bitmap = sheets[shown.sheet].sheet.frame(shown.frame).bitmap
    return bitmap.flipped(
      horizontally: shown.flip.contains(.horizontal), vertically: shown.flip.contains(.vertical))
  }
}
