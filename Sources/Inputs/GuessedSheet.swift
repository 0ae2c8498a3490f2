import Animation
import Pixels
package import SheetFiles
package import Sheets
import StateGraph

/// A picture that is played without a graph file, cut into tiles by a guess.
package struct GuessedSheet: Sendable {
  package let guess: TileGuess
  /// The cut picture; uncut if it seems to be one tile, or if the guess is not used.
  package let sheet: Sheet
  /// The frames of each row that seems to be an animation.
  package let rows: TileRows

  /// Guesses the tiles of a sheet that is a plain picture.
  ///
  /// Nil if no guess is wanted, if the sheet defines its frames, or if the picture gives no clue.
  ///
  /// - Parameters:
  ///   - sheet: The sheet as it was read.
  ///   - choice: How sure the guess has to be.
  package init?(_ sheet: Sheet, _ choice: TileChoice) {
    guard choice.isGuess, let picture = sheet.uncut, sheet.places[0].duration == nil,
      let guess = TileGuess(of: picture)
    else { return nil }
    let isCut = guess.columns * guess.rows > 1 && choice.takes(guess)
    guard
      let sheet = isCut ? try? Sheet(bitmap: picture, grid: guess.grid) : Sheet(bitmap: picture)
    else { return nil }
    self.guess = guess
    self.sheet = sheet
    rows = TileRows(of: sheet, columns: isCut ? guess.columns : 1)
  }

  /// The grid; nil if the picture is one frame.
  package var grid: TileGrid? { sheet.uncut == nil ? guess.grid : nil }

  /// The frames of each state.
  ///
  /// With more than ``maximumRows`` rows, which are map tiles rather than animations, one state has all frames.
  var runs: [Range<Int>] {
    rows.runs.count > Self.maximumRows
      ? [0..<(rows.runs.last?.upperBound ?? sheet.frameCount)] : rows.runs
  }

  private static let maximumRows = 64
}
