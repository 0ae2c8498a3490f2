import Cells
import Pixels
import StateGraph

/// Solves cells in which the pictures of several actors meet, each mixture of pixels once.
struct CellMixer {
  /// Number of cells solved so far.
  private(set) var solvings = 0

  /// Maximum size of the cached pictures, in bytes.
  private let pictureCapacity: Int
  private var pictures: [PictureKey: Figure] = [:]
  private var pictureBytes = 0
  private var cells: [PixelMixture: Cell] = [:]
  private var middles: [Bitmap: Cell] = [:]
  /// The layers in a cell, foremost first; a reused buffer.
  private var found: [Int] = []

  /// Maximum number of cached mixtures; beyond that, the cache is emptied.
  private static let mostCells = 1 << 15
  private static let mostMiddles = 1 << 10

  private struct PictureKey: Hashable {
    let kind: Int
    let shown: Shown
  }

  init(pictureCapacity: Int) { self.pictureCapacity = pictureCapacity }

  /// Draws the cells of a region in which several actors show.
  ///
  /// - Parameters:
  ///   - region: The region, with all its actors laid down.
  ///   - grid: The grid of the stage.
  ///   - layout: Determines how pictures are drawn.
  ///   - painter: Solves the cells.
  ///   - standing: Returns what an actor shows, and where.
  mutating func mix(
    _ region: LayeredRegion, onto grid: inout CellGrid, layout: Painter,
    with painter: inout Painter, standing: (_ actor: Int) -> Standing?
  ) {
    guard region.isMixed else { return }
    let figures = region.layers.map { layer in
      standing(layer.actor).map { figure(of: layer.actor, $0, layout) } ?? Figure()
    }
    let (across, down) = (layout.geometry.cell.across, layout.geometry.cell.down)
    region.forEachMixedCell { index, column, row in
      if layout.looksAround {
        grid[column, row] = middle(
          ofColumn: column, row: row, in: region, figures: figures, layout: layout, with: &painter)
        return
      }
      region.find(inCell: index, &found)
      var mixture = PixelMixture()
      for index in 0..<across * down {
        mixture[index] = Figure.pixel(
          atX: column * across + index % across, y: row * down + index / across, of: figures,
          found[...], over: layout.background)
      }
      grid[column, row] =
        cells[mixture] ?? solved(mixture, across: across, down: down, with: &painter)
    }
  }

  // MARK: Cells

  private mutating func solved(
    _ mixture: PixelMixture, across: Int, down: Int, with painter: inout Painter
  ) -> Cell {
    let bitmap = Bitmap(
      width: across, height: down, pixels: (0..<across * down).map { mixture[$0] })
    let solved = painter.cells(of: bitmap)[0, 0]
    solvings += 1
    if cells.count >= Self.mostCells { cells.removeAll() }
    cells[mixture] = solved
    return solved
  }

  /// Solves a cell that depends on its neighbours.
  private mutating func middle(
    ofColumn column: Int, row: Int, in region: LayeredRegion, figures: [Figure],
    layout: Painter, with painter: inout Painter
  ) -> Cell {
    let around = Self.surroundings(ofColumn: column, row: row)
    region.find(on: around, &found)
    let area = around.subcells(of: layout.look.glyphs)
    var bitmap = Bitmap(width: area.width, height: area.height)
    for y in 0..<area.height {
      for x in 0..<area.width {
        bitmap[x, y] = Figure.pixel(
          atX: area.x + x, y: area.y + y, of: figures, found[...], over: layout.background)
      }
    }
    if let known = middles[bitmap] { return known }
    let solved = painter.cells(of: bitmap)[column - around.column, row - around.row]
    solvings += 1
    if middles.count >= Self.mostMiddles { middles.removeAll() }
    middles[bitmap] = solved
    return solved
  }

  /// How many cells away the neighbours that affect a cell can be.
  static let reach = 2

  /// A cell and its neighbours, starting at an even position because patterns do.
  private static func surroundings(ofColumn column: Int, row: Int) -> CellRect {
    let left = (column - 1) & ~1
    let top = (row - 1) & ~1
    return CellRect(column: left, row: top, columns: column + 2 - left, rows: row + 2 - top)
  }

  // MARK: Pictures

  private mutating func figure(
    of actor: Int, _ standing: Standing, _ layout: Painter
  ) -> Figure {
    let key = PictureKey(kind: layout.kinds[actor], shown: standing.shown)
    if let known = pictures[key] { return known.moved(toX: standing.x, y: standing.y) }
    guard let scaled = layout.scaled(actor, standing.shown) else {
      let drawn = layout.drawn(actor, standing)
      return Figure(drawn.bitmap, x: drawn.x, y: drawn.y)
    }
    let figure = Figure(scaled.bitmap, x: scaled.x, y: scaled.y)
    keep(figure, as: key)
    return figure.moved(toX: standing.x, y: standing.y)
  }

  private mutating func keep(_ figure: Figure, as key: PictureKey) {
    let size = figure.pixels.count * MemoryLayout<RGBA>.stride
    if pictureBytes + size > pictureCapacity {
      pictures.removeAll()
      pictureBytes = 0
    }
    pictureBytes += size
    pictures[key] = figure
  }
}
