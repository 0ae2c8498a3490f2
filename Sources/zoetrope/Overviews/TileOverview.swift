import Panels
package import Stage
package import Cells
import Lookup
import Pixels
package import Sheets
import StateGraph

/// The frames of a sheet side by side, each above its number, so that numbers can be read off.
///
/// A row of the sheet stays a row, or is broken into rows of equal length. All frames are of one
/// scale, and what is empty in all of them is left out.
package struct TileOverview {
  private let sheet: Sheet
  private let look: Look
  private let window: TileWindow
  private let layout: TileLayout
  private let magnification: Magnification
  /// Cells of a tile's picture.
  private let tile: (columns: Int, rows: Int)
  /// What stands below the first frame of a tag.
  private let captions: [Int: String]

  /// - Parameters:
  ///   - sheet: The frames.
  ///   - look: How they become cells; if that has a scale, it counts.
  ///   - columns: Width of the terminal.
  package init(of sheet: Sheet, look: Look, columns: Int) {
    self.sheet = sheet
    self.look = look
    window = TileWindow(on: sheet)
    let box = (width: window.rect.width, height: window.rect.height)
    layout = TileLayout(of: sheet, tileWidth: box.width, columns: columns)
    let rows = max(4, Int(Double(layout.tileColumns) * look.cellAspect * Self.mostUpright))
    magnification = Magnification(
      look.scale ?? .fit, filter: look.filter ?? .auto, box: box,
      room: (layout.tileColumns, rows), cell: look.cell)
    tile = (
      layout.tileColumns,
      (magnification.height(box.height) + look.cell.down - 1) / look.cell.down
    )
    var captions: [Int: String] = [:]
    for (name, tag) in zip(sheet.tagNames, sheet.tags) {
      let others = captions[tag.frames[0]].map { $0 + ", " } ?? ""
      captions[tag.frames[0]] = others + name
    }
    self.captions = captions
  }

  /// The maximum ratio of a tile's height to the width available to it.
  private static let mostUpright = 2.5

  /// Whether pixels are lost.
  package var isShrunk: Bool { magnification.scale < 1 }

  /// Makes the rows of tiles, one after the other.
  package func forEachRow<Failure>(
    _ body: (CellGrid) throws(Failure) -> Void
  ) throws(Failure) {
    var encoder = CellEncoder(
      glyphs: look.glyphs, depth: look.depth,
      background: look.terminalBackground.map { .terminalKnown(rgb: $0) } ?? .terminal)
    for row in layout.rows { try body(grid(of: row, &encoder)) }
  }

  private func grid(of numbers: Range<Int>, _ encoder: inout CellEncoder) -> CellGrid {
    let pictures = numbers.map { window.picture(ofFrame: $0, on: sheet) }
    if numbers.count > 1, pictures.allSatisfy(\.showsNothing) {
      let text = "\(numbers.lowerBound)-\(numbers.upperBound - 1) (empty)"
      var grid = CellGrid(columns: text.count, rows: 2)
      grid.draw(CellGrid(text: text, columns: text.count), column: 0, row: 0)
      return grid
    }
    let step = tile.columns + TileLayout.gap
    var grid = CellGrid(columns: numbers.count * step - TileLayout.gap, rows: tile.rows + 2)
    for (index, number) in numbers.enumerated() {
      let column = index * step
      if pictures[index].showsNothing {
        let text = CellGrid(text: "(empty)", columns: min(7, tile.columns))
        grid.draw(text, column: column + (tile.columns - text.columns) / 2, row: tile.rows / 2)
      } else {
        grid.draw(encoder.encode(picture(of: pictures[index])), column: column, row: 0)
      }
      let label = label(of: number)
      grid.draw(label, column: column + (tile.columns - label.columns) / 2, row: tile.rows)
    }
    return grid
  }

  /// A frame's number, and the tags that begin with it, as far as there is room.
  private func label(of number: Int) -> CellGrid {
    let caption = captions[number].map { " " + $0 } ?? ""
    let text = DisplayText("\(number)" + caption, atMost: tile.columns)
    let count = text.count(fitting: tile.columns)
    return CellGrid(text: "\(number)" + caption, columns: text.width(of: 0..<count))
  }

  /// A tile at its size, at the middle of the lower edge of its place.
  private func picture(of bitmap: Bitmap) -> Bitmap {
    let scaled = magnification.scaled(bitmap)
    let place = PixelRect(
      x: 0, y: 0, width: tile.columns * look.cell.across, height: tile.rows * look.cell.down)
    var picture = (look.background ?? .none).bitmap(under: place)
    picture.draw(
      scaled, x: (place.width - scaled.width) / 2, y: place.height - scaled.height)
    return picture
  }
}

extension Bitmap {
  fileprivate var showsNothing: Bool { pixels.allSatisfy { $0.alpha == 0 } }
}
