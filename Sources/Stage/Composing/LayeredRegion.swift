import Cells

/// A part of the stage on which actors are laid from front to back.
///
/// Cells that show a single actor are copied from its painting; the rest are left to the caller.
struct LayeredRegion {
  let cells: CellRect
  /// The actors laid down, foremost first, with the cells that each occupies.
  private(set) var layers: [(actor: Int, cells: CellRect)] = []
  /// Whether any cell shows several actors.
  private(set) var isMixed = false
  private var states: [State]
  /// What is visible in the cells, as one linked list per cell.
  private var shares: [Share] = []

  private struct Share {
    let layer: Int32
    /// Index of the next share in the same cell, farther back; -1 for none.
    var next: Int32
  }

  /// The state of a cell.
  private struct State {
    /// Indices of its first and last share; -1 for none.
    var first: Int32 = -1
    var last: Int32 = -1
    /// Whether everything farther back is hidden.
    var isClosed = false
  }

  /// Starts with the background.
  ///
  /// - Parameters:
  ///   - cells: The part of the stage.
  ///   - empty: The stage without actors.
  ///   - grid: The grid to draw on.
  ///   - done: For each cell of the grid, the number of the update that last drew it; cells already
  ///     drawn in this update are skipped.
  ///   - update: The number of this update.
  init(
    _ cells: CellRect, from empty: CellGrid, onto grid: inout CellGrid, done: inout [Int],
    update: Int
  ) {
    self.cells = cells
    states = Array(repeating: State(), count: cells.count)
    let stride = grid.columns
    grid.withUnsafeMutableCells { target in
      empty.cells.withUnsafeBufferPointer { source in
        var state = 0
        for row in cells.down {
          for place in row * stride + cells.column..<row * stride + cells.column + cells.columns {
            if done[place] == update {
              states[state].isClosed = true
            } else {
              target[place] = source[place]
              done[place] = update
            }
            state += 1
          }
        }
      }
    }
  }

  /// Lays an actor behind those already there, and draws the cells where it is the frontmost.
  mutating func add(
    _ actor: Int, _ painting: Painting, at place: CellRect, onto grid: inout CellGrid
  ) {
    let layer = Int32(layers.count)
    layers.append((actor, place))
    guard let common = place.intersection(cells) else { return }
    let stride = grid.columns
    grid.withUnsafeMutableCells { target in
      painting.cells.cells.withUnsafeBufferPointer { source in
        painting.coverage.withUnsafeBufferPointer { coverage in
          for row in common.down {
            // As one loop: cut into functions it took half as long again among many actors.
            var state = (row - cells.row) * cells.columns + common.column - cells.column
            var from = (row - place.row) * place.columns + common.column - place.column
            for column in common.across {
              if coverage[from] != .none, !states[state].isClosed {
                if states[state].first < 0 { target[row * stride + column] = source[from] }
                share(layer, in: state, closing: coverage[from] == .whole)
              }
              state += 1
              from += 1
            }
          }
        }
      }
    }
  }

  @inline(__always)
  private mutating func share(_ layer: Int32, in state: Int, closing: Bool) {
    let share = Int32(shares.count)
    shares.append(Share(layer: layer, next: -1))
    if states[state].first < 0 {
      states[state].first = share
    } else {
      shares[Int(states[state].last)].next = share
      isMixed = true
    }
    states[state].last = share
    states[state].isClosed = closing
  }

  /// Calls a closure with each cell that shows several actors.
  func forEachMixedCell(_ body: (_ index: Int, _ column: Int, _ row: Int) -> Void) {
    var index = 0
    for row in cells.down {
      for column in cells.across {
        if states[index].first != states[index].last { body(index, column, row) }
        index += 1
      }
    }
  }

  /// Finds the indices of the layers visible in a cell, foremost first.
  func find(inCell index: Int, _ found: inout [Int]) {
    found.removeAll(keepingCapacity: true)
    var share = states[index].first
    while share >= 0 {
      found.append(Int(shares[Int(share)].layer))
      share = shares[Int(share)].next
    }
  }

  /// Finds the indices of the layers that touch a rectangle, foremost first.
  func find(on rect: CellRect, _ found: inout [Int]) {
    found.removeAll(keepingCapacity: true)
    for number in layers.indices where layers[number].cells.touches(rect) { found.append(number) }
  }
}
