import Cells
import Pixels
import StateGraph

/// Solves cells in which the pictures of several actors meet, each mixture of pixels once.
struct CellMixer {
  /// Cells solved so far.
  private(set) var solvings = 0

  /// Bytes that the pictures kept may take.
  private let pictureCapacity: Int
  private var pictures: [PictureKey: (bitmap: Bitmap, x: Int, y: Int)] = [:]
  private var pictureBytes = 0
  private var cells: [Pixels: Cell] = [:]
  private var middles: [Bitmap: Cell] = [:]

  /// Mixtures that are kept; beyond that, all are forgotten.
  private static let mostCells = 1 << 15

  /// The colours of a cell's pixels; a cell has eight at most.
  private typealias Pixels = SIMD8<UInt32>

  private struct PictureKey: Hashable {
    let kind: Int
    let shown: Shown
  }

  /// A picture whose corner stands somewhere on the stage, in sub-cells.
  private typealias Drawn = (bitmap: Bitmap, x: Int, y: Int)

  init(pictureCapacity: Int) { self.pictureCapacity = pictureCapacity }

  /// Draws the cells of a region in which several actors show.
  ///
  /// - Parameters:
  ///   - region: All of whose actors are laid down.
  ///   - grid: The stage's.
  ///   - painter: Draws the pictures, and solves.
  ///   - standing: What an actor shows, and where.
  mutating func mix(
    _ region: LayeredRegion, onto grid: inout CellGrid, with painter: inout Painter,
    standing: (_ actor: Int) -> Standing?
  ) {
    var drawn: [Int: Drawn] = [:]
    region.forEachMixedCell { column, row in
      let around = painter.looksAround ? Self.surroundings(ofColumn: column, row: row) : nil
      let actors =
        around.map { region.actors(on: $0) } ?? region.actors(atColumn: column, row: row)
      for actor in actors where drawn[actor] == nil {
        drawn[actor] = standing(actor).map { picture(of: actor, $0, painter) }
      }
      let layers = actors.reversed().compactMap { drawn[$0] }
      let cell = CellRect(column: column, row: row, columns: 1, rows: 1)
      grid[column, row] =
        around.map { middle(cell, of: $0, layers, &painter) } ?? solved(cell, layers, &painter)
    }
  }

  // MARK: Cells

  private mutating func solved(
    _ cell: CellRect, _ layers: [Drawn], _ painter: inout Painter
  ) -> Cell {
    let area = cell.subcells(of: painter.look.glyphs)
    var pixels = Pixels(repeating: 0)
    for index in 0..<area.width * area.height {
      let (x, y) = (area.x + index % area.width, area.y + index / area.width)
      pixels[index] = Self.pixel(atX: x, y: y, painter.background, layers).packed
    }
    if let known = cells[pixels] { return known }
    let bitmap = Bitmap(
      width: area.width, height: area.height,
      pixels: (0..<area.width * area.height).map { RGBA(packed: pixels[$0]) })
    let solved = painter.cells(of: bitmap)[0, 0]
    solvings += 1
    if cells.count >= Self.mostCells { cells.removeAll() }
    cells[pixels] = solved
    return solved
  }

  /// A cell whose look depends on those around it.
  private mutating func middle(
    _ cell: CellRect, of around: CellRect, _ layers: [Drawn], _ painter: inout Painter
  ) -> Cell {
    let area = around.subcells(of: painter.look.glyphs)
    var bitmap = Bitmap(width: area.width, height: area.height)
    for y in 0..<area.height {
      for x in 0..<area.width {
        bitmap[x, y] = Self.pixel(atX: area.x + x, y: area.y + y, painter.background, layers)
      }
    }
    if let known = middles[bitmap] { return known }
    let solved = painter.cells(of: bitmap)[cell.column - around.column, cell.row - around.row]
    solvings += 1
    if middles.count >= Self.mostCells / 32 { middles.removeAll() }
    middles[bitmap] = solved
    return solved
  }

  /// How far from a cell those may lie that its look depends on, where it does.
  static let reach = 2

  /// A cell and those around it, which begin at an even place, as patterns do.
  private static func surroundings(ofColumn column: Int, row: Int) -> CellRect {
    let left = (column - 1) & ~1
    let top = (row - 1) & ~1
    return CellRect(column: left, row: top, columns: column + 2 - left, rows: row + 2 - top)
  }

  private static func pixel(
    atX x: Int, y: Int, _ background: Appearance.Background, _ layers: [Drawn]
  ) -> RGBA {
    var pixel = background.pixel(atX: max(0, x), y: max(0, y))
    for (bitmap, left, top) in layers {
      let (column, row) = (x - left, y - top)
      guard column >= 0, row >= 0, column < bitmap.width, row < bitmap.height else { continue }
      pixel = bitmap.pixels[row * bitmap.width + column].over(pixel)
    }
    return pixel
  }

  // MARK: Pictures

  private mutating func picture(
    of actor: Int, _ standing: Standing, _ painter: Painter
  ) -> Drawn {
    let key = PictureKey(kind: painter.kinds[actor], shown: standing.shown)
    let known = pictures[key] ?? painter.scaled(actor, standing.shown)
    guard let known else { return painter.drawn(actor, standing) }
    if pictures[key] == nil { keep(known, as: key) }
    return (known.bitmap, standing.x + known.x, standing.y + known.y)
  }

  private mutating func keep(_ picture: Drawn, as key: PictureKey) {
    pictureBytes += picture.bitmap.pixels.count * MemoryLayout<RGBA>.stride
    if pictureBytes > pictureCapacity {
      pictures.removeAll()
      pictureBytes = picture.bitmap.pixels.count * MemoryLayout<RGBA>.stride
    }
    pictures[key] = picture
  }
}

extension RGBA {
  fileprivate var packed: UInt32 { rgb << 8 | UInt32(alpha) }

  fileprivate init(packed: UInt32) {
    self.init(rgb: packed >> 8)
    alpha = UInt8(truncatingIfNeeded: packed)
  }
}
