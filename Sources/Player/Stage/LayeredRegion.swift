import Cells

/// A part of the stage on which actors are laid from the foremost backwards.
///
/// A cell that is one actor's alone to be seen is taken from its painting; the others are left over.
struct LayeredRegion {
  let cells: CellRect
  /// The actors laid down, the foremost first, with what each takes up.
  private(set) var layers: [Layer] = []
  private var states: [State]

  struct Layer {
    let actor: Int
    let cells: CellRect
    let coverage: [Painting.Coverage]

    func coverage(column: Int, row: Int) -> Painting.Coverage {
      guard cells.across.contains(column), cells.down.contains(row) else { return .none }
      return coverage[(row - cells.row) * cells.columns + column - cells.column]
    }
  }

  private enum State {
    /// The background shows so far.
    case open
    /// One actor shows in a part of the cell.
    case begun
    /// One actor hides what is behind.
    case hidden
    case mixed
  }

  init(_ cells: CellRect) {
    self.cells = cells
    states = Array(repeating: .open, count: cells.count)
  }

  /// Lays down an actor behind those that are there, and draws the cells where it is the first.
  mutating func add(
    _ actor: Int, _ painting: Painting, at place: CellRect, onto grid: inout CellGrid
  ) {
    layers.append(Layer(actor: actor, cells: place, coverage: painting.coverage))
    guard let common = place.intersection(cells) else { return }
    let stride = grid.columns
    grid.withUnsafeMutableCells { target in
      painting.cells.cells.withUnsafeBufferPointer { source in
        for row in common.down {
          var state = (row - cells.row) * cells.columns + common.column - cells.column
          var from = (row - place.row) * place.columns + common.column - place.column
          for column in common.across {
            let coverage = painting.coverage[from]
            if coverage != .none {
              switch states[state] {
              case .open:
                target[row * stride + column] = source[from]
                states[state] = coverage == .whole ? .hidden : .begun
              case .begun: states[state] = .mixed
              case .hidden, .mixed: break
              }
            }
            state += 1
            from += 1
          }
        }
      }
    }
  }

  /// Calls a closure with each cell in which several actors show.
  func forEachMixedCell(_ body: (_ column: Int, _ row: Int) -> Void) {
    for index in states.indices where states[index] == .mixed {
      body(cells.column + index % cells.columns, cells.row + index / cells.columns)
    }
  }

  /// The actors that show in a cell, the foremost first.
  func actors(atColumn column: Int, row: Int) -> [Int] {
    var actors: [Int] = []
    for layer in layers {
      let coverage = layer.coverage(column: column, row: row)
      if coverage != .none { actors.append(layer.actor) }
      if coverage == .whole { break }
    }
    return actors
  }

  /// The actors that stand on some cell of a rectangle, the foremost first.
  func actors(on rect: CellRect) -> [Int] {
    layers.lazy.filter { $0.cells.touches(rect) }.map(\.actor)
  }
}
