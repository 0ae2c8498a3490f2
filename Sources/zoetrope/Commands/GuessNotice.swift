import Inputs
import SheetFiles
import GraphLanguage
import Player
import Sheets

/// Messages about a guess at a picture's tiles, to follow the file's name and a colon.
extension GuessedSheet {
  /// The message that a picture was cut by a guess; nil if it is one
  /// frame.
  var notice: String? {
    guard let grid else { return nil }
    return "cut into guessed tiles of \(grid.sizeInWords) (\(guess.confidence.rawValue)); "
      + "--tile WxH or --tile whole overrides this"
  }

  /// The same in a few words.
  var shortNotice: String? {
    grid.map { "tiles of \($0.sizeInWords), a guess (\(guess.confidence.rawValue)): see --tile" }
  }

  /// What the user should check; nil if nothing is in doubt.
  var doubt: String? {
    guard guess.confidence == .unsure else { return nil }
    if grid != nil {
      return "the tile size is only a guess; check it with 'inspect --tiles', "
        + "or give --tile WxH"
    }
    guard let grid = others.first else { return nil }
    return "no tile size is certain enough, so it is one frame; "
      + "--tile \(grid.tileWidth)x\(grid.tileHeight) might be right: check it with 'inspect --tiles'"
  }

  /// Alternative frame sizes, the best guess first.
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
          ? "No tile size is certain enough, so it is one frame (unsure)."
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
