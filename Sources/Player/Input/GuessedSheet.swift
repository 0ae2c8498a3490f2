package import Animation
import Pixels
package import Sheets
package import StateGraph

/// A picture that is played without a graph file, cut into tiles by a guess.
package struct GuessedSheet: Sendable {
  package let guess: TileGuess
  /// The picture as it is cut; uncut if it seems to be one tile.
  package let sheet: Sheet
  /// The frames of each row that seems to be an animation.
  package let rows: TileRows

  /// Cuts a sheet that is nothing but a picture.
  ///
  /// - Returns: Nil if the sheet's file says itself what its frames are, or there is nothing to go by.
  package init?(_ sheet: Sheet) {
    guard let picture = sheet.uncut, sheet.places[0].duration == nil,
      let guess = TileGuess(of: picture)
    else { return nil }
    let isWhole = guess.columns * guess.rows == 1
    guard
      let sheet = isWhole
        ? Sheet(bitmap: picture) : try? Sheet(bitmap: picture, grid: guess.grid)
    else { return nil }
    self.guess = guess
    self.sheet = sheet
    rows = TileRows(of: sheet, columns: guess.columns)
  }

  /// The grid; nil if the picture seems to be one tile.
  package var grid: TileGrid? { sheet.uncut == nil ? guess.grid : nil }

  /// More rows than this are rather pieces of a landscape.
  private static let mostRows = 64

  /// One actor, called like the file: a state for all tiles, or one for each row.
  package func graph(path: String, name: String, rate: Ratio) -> StateGraph {
    let runs =
      rows.runs.count > Self.mostRows
      ? [0..<(rows.runs.last?.upperBound ?? sheet.frameCount)] : rows.runs
    let states = runs.enumerated().map { index, run in
      let clip = Clip(sheet: 0, animation: Animation(frames: Array(run), timing: .rate(rate)))
      return StateDefinition(
        name: runs.count == 1 ? name : "row\(index + 1)", content: .clip(clip))
    }
    return StateGraph(
      actors: [
        ActorGraph(name: name, states: states, transitions: BareSheet.keys(to: states), start: 0)
      ],
      sheets: [LoadedSheet(path: path, sheet: sheet)])
  }
}
