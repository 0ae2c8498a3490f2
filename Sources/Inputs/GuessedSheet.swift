import Animation
import Pixels
package import SheetFiles
package import Sheets
import StateGraph

/// A picture that is played without a graph file, cut into tiles by a guess.
package struct GuessedSheet: Sendable {
  package let guess: TileGuess
  /// The picture as it is cut; uncut if it seems to be one tile, or if the guess is not taken.
  package let sheet: Sheet
  /// The frames of each row that seems to be an animation.
  package let rows: TileRows

  /// Cuts a sheet that is nothing but a picture.
  ///
  /// It is nil if nothing is to be guessed, if the sheet's file says itself what its frames are, or if
  /// there is nothing to go by.
  ///
  /// - Parameters:
  ///   - sheet: As it was read.
  ///   - choice: What the guess has to be worth.
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

  /// The frames of each state; one has all if there are more rows than anybody would animate, as those are
  /// rather pieces of a landscape.
  var runs: [Range<Int>] {
    rows.runs.count > Self.mostRows
      ? [0..<(rows.runs.last?.upperBound ?? sheet.frameCount)] : rows.runs
  }

  private static let mostRows = 64
}
