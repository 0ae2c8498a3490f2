import Panels
package import Cells

/// Several pictures side by side, each below its name, in as many bands as they need.
package struct ContactSheet {
  private let pictures: [(title: String, grid: CellGrid)]
  /// Columns between two pictures.
  private static let gap = 2

  package init(_ pictures: [(title: String, grid: CellGrid)]) { self.pictures = pictures }

  /// All pictures on one grid.
  ///
  /// - Parameter columns: Width that a band may take; one picture alone may take more.
  /// - Returns: A grid as wide as its widest band.
  package func grid(columns: Int) -> CellGrid {
    let bands = bands(columns: columns).map(Self.grid)
    let width = bands.map(\.columns).max() ?? 0
    var sheet = CellGrid(columns: width, rows: bands.reduce(0) { $0 + $1.rows })
    var row = 0
    for band in bands {
      sheet.draw(band, column: 0, row: row)
      row += band.rows
    }
    return sheet
  }

  private func bands(columns: Int) -> [[(title: String, grid: CellGrid)]] {
    var bands: [[(title: String, grid: CellGrid)]] = []
    var used = 0
    for picture in pictures {
      let width = picture.grid.columns + Self.gap
      if bands.isEmpty || used + width - Self.gap > columns {
        bands.append([])
        used = 0
      }
      bands[bands.count - 1].append(picture)
      used += width
    }
    return bands
  }

  private static func grid(of band: [(title: String, grid: CellGrid)]) -> CellGrid {
    let width = band.reduce(-gap) { $0 + $1.grid.columns + gap }
    var grid = CellGrid(columns: width, rows: 1 + (band.map(\.grid.rows).max() ?? 0))
    var column = 0
    for (title, picture) in band {
      grid.draw(CellGrid(text: title, columns: picture.columns), column: column, row: 0)
      grid.draw(picture, column: column, row: 1)
      column += picture.columns + gap
    }
    return grid
  }
}
