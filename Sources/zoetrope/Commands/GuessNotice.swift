import Inputs
import SheetFiles
import GraphLanguage
import Player
import Sheets

/// What is told of a guess at a picture's tiles, to be put after the file's name and a colon.
extension GuessedSheet {
  /// What the user has to know of a picture that was cut without a word from anybody; nil if it is one
  /// frame.
  var notice: String? {
    guard let grid else { return nil }
    return "cut into tiles of \(grid.sizeInWords) by a guess (\(guess.confidence.rawValue)); "
      + "--tile WxH or --tile whole says otherwise"
  }

  /// The same in a few words.
  var shortNotice: String? {
    grid.map { "tiles of \($0.sizeInWords), a guess (\(guess.confidence.rawValue)): see --tile" }
  }

  /// What the user ought to look at; nil if nothing is in doubt.
  var doubt: String? {
    guard guess.confidence == .unsure else { return nil }
    if grid != nil {
      return "the tile size is no more than a guess; look at it with 'inspect --tiles', "
        + "or say --tile WxH"
    }
    guard let grid = others.first else { return nil }
    return "no tile size is sure enough, so it is one frame; "
      + "--tile \(grid.tileWidth)x\(grid.tileHeight) might be right: look at it with 'inspect --tiles'"
  }

  /// What the frames might be as well, the best guess first.
  private var others: [TileGrid] {
    let size = sheet.size(ofFrame: 0)
    return ([guess.grid] + guess.others).filter { ($0.tileWidth, $0.tileHeight) != size }
  }

  /// Comments for a graph file: what was found, and how sure that is.
  var remarks: [String] {
    let sureness = guess.confidence.rawValue
    var remarks = [
      grid != nil
        ? "The tile size is guessed (\(sureness)): \(counted(guess.columns, "column")), "
          + "\(counted(guess.rows, "row"))."
        : guess.confidence == .unsure
          ? "No tile size is sure enough, so it is one frame (unsure)."
          : "No tiles were found: it seems to be one picture (\(sureness))."
    ]
    if guess.confidence != .sure, !others.isEmpty {
      let sizes = others.map(\.sizeInWords).joined(separator: ", ")
      remarks.append("It might also be \(sizes): see 'zoetrope inspect --tiles --tile WxH'.")
    }
    guard grid != nil else { return remarks }
    if 2...12 ~= guess.rows, rows.runs.count == 1, guess.columns > 1 {
      let rows = (0..<guess.rows).map { row in
        "\(row * guess.columns)-\((row + 1) * guess.columns - 1)"
      }
      remarks.append("The rows are \(rows.joined(separator: ", ")).")
    }
    let last = rows.runs.last?.upperBound ?? 0
    if rows.runs.count == 1, last < sheet.frameCount {
      remarks.append("The tiles from \(last) on are empty.")
    }
    return remarks
  }
}

extension TileGrid {
  /// Size of a tile, and the gap if there is one.
  fileprivate var sizeInWords: String {
    "\(tileWidth)x\(tileHeight)" + (gapX > 0 ? " with a gap of \(gapX)" : "")
  }
}
