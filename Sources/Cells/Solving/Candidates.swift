import Pixels

/// Colours that a cell may have, with the error of each colour at each pixel.
struct Candidates {
  /// An error larger than all others of a cell.
  private static let forbidden: Float = 1000

  /// The terminal's background in linear light, if it is known.
  private let background: SIMD4<Float>?
  private let pixelCount: Int
  /// The pixels in linear light, laid over the background if it is known.
  private let points: [8 of SIMD4<Float>]
  /// The mask of the pixels whose colour is known.
  private let known: Int
  /// At most: the terminal's background, for which a transparent colour stands, the nearest colours of
  /// eight pixels, and those of two means.
  private var colors: [11 of RGBA] = .init(repeating: .transparent)
  private var errors: [11 of SIMD8<Float>] = .init(repeating: .zero)
  private var count = 0

  /// Begins with the terminal's background if the cell is partly transparent, else with no colour.
  init(for subcells: borrowing Subcells, on background: RGBA?) {
    self.background = background?.linear
    pixelCount = subcells.count
    if let background {
      points = subcells.filled(with: background).points
      known = subcells.full
    } else {
      points = subcells.points
      known = subcells.shown
    }
    if subcells.shown != subcells.full {
      errors[0] = errorsOfLeaving(shown: subcells.shown)
      count = 1
    }
  }

  /// Adds a colour unless it is present already.
  mutating func add(_ color: RGBA) {
    if (0..<count).contains(where: { colors[$0] == color }) { return }
    colors[count] = color
    let point = color.linear
    for place in 0..<pixelCount {
      errors[count][place] =
        known & 1 << place == 0
        ? CellSolver.paintingError
        : (points[place] - point).squaredLength
    }
    count += 1
  }

  /// The errors of leaving each pixel to the terminal's background, given the mask of those shown.
  private func errorsOfLeaving(shown: Int) -> SIMD8<Float> {
    var errors = SIMD8<Float>.zero
    for place in 0..<pixelCount where shown & 1 << place != 0 {
      errors[place] = background.map { (points[place] - $0).squaredLength } ?? Self.forbidden
    }
    return errors
  }

  /// The cell of the pair of colours with the least error; each pixel gets the better of the two.
  func bestCell(_ glyphs: GlyphTable) -> Cell {
    var best = (first: 0, second: 0)
    var least = Float.infinity
    for first in 0..<count {
      // A pair that leaves the background to the terminal may have a slightly larger error.
      let factor = colors[first].alpha == 0 ? 1 / CellSolver.mostErrorRatio : 1
      for second in first + 1..<max(count, first + 1) {
        let smaller = errors[first].replacing(
          with: errors[second], where: errors[second] .< errors[first])
        let error = smaller.sum() * factor
        if error < least {
          least = error
          best = (first, second)
        }
      }
    }
    return cell(glyphs, best.first, best.second)
  }

  private func cell(_ glyphs: GlyphTable, _ first: Int, _ second: Int) -> Cell {
    var mask = 0
    for place in 0..<pixelCount where errors[second][place] < errors[first][place] {
      mask |= 1 << place
    }
    let color = CellColor.rgb(colors[second].rgb)
    return colors[first].alpha == 0
      ? glyphs.cell(color, filling: mask)
      : glyphs.cell(color, filling: mask, and: .rgb(colors[first].rgb))
  }
}
