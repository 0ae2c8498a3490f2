import Cells

/// A spatial index of the actors on the stage, which avoids searching all of them.
struct ActorIndex {
  /// Actors with the cells that their boxes touch, per tile of the stage, in row-major order.
  private var tiles: [[Entry]]
  private let acrossCount: Int
  private let downCount: Int

  /// Side length of a tile in cells; about the size of a small sprite.
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

  /// Adds an actor at the given cells of the stage.
  mutating func insert(_ actor: Int, at cells: CellRect) {
    let range = tiles(of: cells)
    for row in range.down {
      for column in range.across {
        tiles[row * acrossCount + column].append(Entry(actor: actor, cells: cells))
      }
    }
  }

  /// Removes an actor from the given cells.
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

  /// Finds the actors that touch a rectangle, each once, in no particular order.
  func find(on rect: CellRect, _ found: (_ actor: Int) -> Void) {
    let range = tiles(of: rect)
    for row in range.down {
      for column in range.across {
        for entry in tiles[row * acrossCount + column] where entry.cells.touches(rect) {
          // If both touch several tiles, only the first one counts.
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
