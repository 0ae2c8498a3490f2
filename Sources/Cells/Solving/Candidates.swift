import Pixels

/// Colours that a cell may have, with the error that each of them gives at each pixel.
struct Candidates {
  /// More than any other error of a cell.
  private static let forbidden: Float = 1000

  private let solver: CellSolver
  /// The pixels, laid over the ground if it is known.
  private let subcells: Subcells
  /// The nearest colours of eight pixels, those of two means, and the terminal's ground, for which
  /// a transparent one stands.
  private var colors: [11 of RGBA] = .init(repeating: .transparent)
  private var errors: [11 of SIMD8<Float>] = .init(repeating: .zero)
  private var count = 0

  /// Begins with the terminal's ground if the cell is transparent in part, else with nothing.
  init(_ solver: CellSolver, for subcells: Subcells) {
    self.solver = solver
    self.subcells = solver.ground.map { subcells.filled(with: $0) } ?? subcells
    if subcells.shown != subcells.full {
      errors[0] = errorsOfLeaving(shown: subcells.shown)
      count = 1
    }
  }

  /// Adds a colour unless it is there already.
  mutating func add(_ color: RGBA) {
    if (0..<count).contains(where: { colors[$0] == color }) { return }
    colors[count] = color
    let point = color.linear
    for place in 0..<subcells.count {
      errors[count][place] =
        subcells.shown & 1 << place == 0
        ? CellSolver.priceOfPainting
        : (subcells.points[place] - point).squaredLength
    }
    count += 1
  }

  /// The errors of leaving pixels to the terminal's ground; `shown` are those that are not it.
  private func errorsOfLeaving(shown: Int) -> SIMD8<Float> {
    var errors = SIMD8<Float>.zero
    for place in 0..<subcells.count where shown & 1 << place != 0 {
      errors[place] =
        solver.ground.map { (subcells.points[place] - $0.linear).squaredLength } ?? Self.forbidden
    }
    return errors
  }

  /// The cell of the pair with the least error, of which each pixel takes the better colour.
  var bestCell: Cell {
    var best = (first: 0, second: 0)
    var least = Float.infinity
    for first in 0..<count {
      // Nothing is gained by covering the ground if the error is hardly less.
      let share = colors[first].alpha == 0 ? 1 / CellSolver.leniency : 1
      for second in first + 1..<max(count, first + 1) {
        let smaller = errors[first].replacing(
          with: errors[second], where: errors[second] .< errors[first])
        let error = smaller.sum() * share
        if error < least {
          least = error
          best = (first, second)
        }
      }
    }
    return cell(best.first, best.second)
  }

  private func cell(_ first: Int, _ second: Int) -> Cell {
    var mask = 0
    for place in 0..<subcells.count where errors[second][place] < errors[first][place] {
      mask |= 1 << place
    }
    let color = CellColor.rgb(colors[second].rgb)
    return colors[first].alpha == 0
      ? solver.glyphs.cell(color, filling: mask)
      : solver.glyphs.cell(color, filling: mask, and: .rgb(colors[first].rgb))
  }
}
