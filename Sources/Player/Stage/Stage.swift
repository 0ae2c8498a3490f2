import Animation
package import Cells
package import Pixels
import Sheets
package import StateGraph

/// The actors composed into one picture of cells.
///
/// Actors whose boxes touch the same cells are composed together; each such company is encoded
/// once for every combination of frames that it shows, and kept.
package final class Stage {
  package let graph: StateGraph
  package let columns: Int
  package let rows: Int
  package let look: Look

  private let layout: StageLayout
  private let companies: [Company]
  private let background: Appearance.Background
  private var encoder: CellEncoder
  private var empty: CellGrid
  private var patches: [Key: CellGrid] = [:]
  private var keptCells = 0

  /// More cells than this are not kept: about 48 MB.
  private static let mostKeptCells = 4_000_000

  private struct Key: Hashable {
    let company: Int
    let shown: [Shown]
  }

  /// Lays out a stage.
  ///
  /// - Parameters:
  ///   - graph: Whose actors play.
  ///   - columns: Width in cells, at least one.
  ///   - rows: Height in cells, at least one.
  ///   - look: How pictures become cells.
  package init(_ graph: StateGraph, columns: Int, rows: Int, look: Look) {
    self.graph = graph
    self.columns = columns
    self.rows = rows
    self.look = look
    let glyphs = look.glyphs
    layout = StageLayout(
      graph, width: columns * glyphs.subcellWidth, height: rows * glyphs.subcellHeight, look: look)
    companies = Company.companies(
      of: layout.places.map(\.box), columns: columns, rows: rows, glyphs: glyphs)
    background =
      look.background
      ?? graph.actors.lazy.map(\.appearance.background).first { $0 != .none } ?? .none
    encoder = CellEncoder(glyphs: glyphs, depth: look.depth)
    let whole = CellRect(column: 0, row: 0, columns: columns, rows: rows)
    empty = encoder.encode(background.bitmap(under: whole.subcells(of: glyphs)))
  }

  /// Composes the whole stage in cells.
  ///
  /// - Parameter shown: What each actor shows, in the order of the actors.
  /// - Returns: A grid of ``columns`` by ``rows``.
  package func grid(showing shown: [Shown]) -> CellGrid {
    var grid = empty
    for index in companies.indices {
      let place = companies[index].cells
      grid.draw(patch(index, shown), column: place.column, row: place.row)
    }
    return grid
  }

  /// Encodes a picture of one actor before it is due.
  ///
  /// Actors that others touch are left out, as they have too many pictures together.
  ///
  /// - Returns: Whether there is room for more.
  package func prepare(_ shown: Shown, ofActor actor: Int) -> Bool {
    guard keptCells < Self.mostKeptCells / 2 else { return false }
    if let index = companies.firstIndex(where: { $0.actors == [actor] }) {
      _ = patch(index, Array(repeating: shown, count: layout.places.count))
    }
    return true
  }

  private func patch(_ index: Int, _ shown: [Shown]) -> CellGrid {
    let company = companies[index]
    let key = Key(company: index, shown: company.actors.map { shown[$0] })
    if let known = patches[key] { return known }
    let patch = encode(company, shown)
    if keptCells > Self.mostKeptCells {
      patches = [:]
      keptCells = 0
    }
    patches[key] = patch
    keptCells += patch.cells.count
    return patch
  }

  private func encode(_ company: Company, _ shown: [Shown]) -> CellGrid {
    let area = company.cells.subcells(of: look.glyphs)
    var picture = background.bitmap(under: area)
    for actor in company.actors {
      let place = layout.places[actor]
      let bitmap = place.magnification.scaled(graph.bitmap(of: shown[actor]))
      let origin = place.origin(ofWidth: bitmap.width, height: bitmap.height)
      picture.draw(bitmap, x: origin.x - area.x, y: origin.y - area.y)
    }
    return encoder.encode(picture)
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
