import Cells

/// Which actors stand where on the stage, so that nobody looks at all of them.
struct ActorIndex {
  /// Actors with the cells that their boxes touch, by tiles of the stage, row by row.
  private var tiles: [[Entry]]
  private let acrossCount: Int
  private let downCount: Int

  /// Cells along the sides of a tile; about a small sprite's.
  private static let width = 16
  private static let height = 8

  private struct Entry {
    let actor: Int
    let cells: CellRect
  }

  init(columns: Int, rows: Int) {
    acrossCount = (columns + Self.width - 1) / Self.width
    downCount = (rows + Self.height - 1) / Self.height
    tiles = Array(repeating: [], count: acrossCount * downCount)
  }

  /// Takes note that an actor stands on some cells of the stage.
  mutating func insert(_ actor: Int, at cells: CellRect) {
    let range = tiles(of: cells)
    for row in range.down {
      for column in range.across {
        tiles[row * acrossCount + column].append(Entry(actor: actor, cells: cells))
      }
    }
  }

  /// Takes note that an actor has left cells on which it stood.
  mutating func remove(_ actor: Int, from cells: CellRect) {
    let range = tiles(of: cells)
    for row in range.down {
      for column in range.across { remove(actor, fromTile: row * acrossCount + column) }
    }
  }

  private mutating func remove(_ actor: Int, fromTile tile: Int) {
    guard let place = tiles[tile].firstIndex(where: { $0.actor == actor }) else { return }
    tiles[tile].swapAt(place, tiles[tile].count - 1)
    tiles[tile].removeLast()
  }

  /// Finds the actors that stand on some cell of a rectangle, each once, in no order.
  func find(on rect: CellRect, _ found: (_ actor: Int) -> Void) {
    let range = tiles(of: rect)
    for row in range.down {
      for column in range.across {
        for entry in tiles[row * acrossCount + column] where entry.cells.touches(rect) {
          // Of the tiles that both touch, the first one counts.
          if max(entry.cells.column, rect.column) / Self.width == column,
            max(entry.cells.row, rect.row) / Self.height == row
          {
            found(entry.actor)
          }
        }
      }
    }
  }

  private func tiles(of cells: CellRect) -> (across: ClosedRange<Int>, down: ClosedRange<Int>) {
    (
      cells.column / Self.width...(cells.column + cells.columns - 1) / Self.width,
      cells.row / Self.height...(cells.row + cells.rows - 1) / Self.height
    )
  }
}
