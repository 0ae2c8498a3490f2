import Animation
import GraphLanguage
import Player
import Sheets
import StateGraph

/// A sheet and the graph file that is written for it.
struct ImportedSheet {
  /// The graph file.
  let text: String
  /// What is played: by the guess, if there is one.
  let played: StateGraph
  /// Nil if nothing was guessed.
  private let guess: TileGuess?

  /// - Parameters:
  ///   - sheet: As it was read.
  ///   - graph: What is played if nothing is guessed.
  ///   - path: Of the sheet.
  ///   - bare: What is said of it on the command line.
  ///   - pathInGraph: How the graph names it.
  init(
    _ sheet: Sheet, as graph: StateGraph, path: String, bare: BareSheet, pathInGraph: String
  ) {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    let guessed =
      bare.tile == nil && bare.frames == nil
      ? GuessedSheet(sheet) : nil
    guess = guessed?.guess
    played =
      guessed?.graph(path: path, name: graph.actors[0].name, rate: bare.rate ?? Ratio(10)) ?? graph
    let cut = played.sheets[0].sheet
    let given = bare.tile.map { TileGrid(tileWidth: $0.width, tileHeight: $0.height) }
    var remarks = ["\(file): \(cut.contentInWords)."]
    if let guessed { remarks += Self.remarks(on: guessed) }
    text =
      GraphText(
        played.actors[0], of: cut,
        from: .init(path: pathInGraph, grid: guessed == nil ? given : guessed?.grid),
        remarks: remarks
      ).text
  }

  /// What the user ought to look at; nil if there is nothing.
  var doubt: String? {
    guess?.confidence == .unsure
      ? "the tile size is no more than a guess; look at it with 'inspect --tiles', or say --tile WxH"
      : nil
  }

  /// What is guessed, where nothing else tells of it; nil if nothing is.
  var notice: String? {
    guard let guess else { return nil }
    let tiles =
      guess.columns * guess.rows == 1
      ? "no tiles found, so it is one frame" : "the tiles seem to be \(guess.grid.sizeInWords)"
    return "\(tiles) (\(guess.confidence.rawValue)); --tile WxH says it"
  }

  /// What was found, and how sure that is.
  private static func remarks(on guessed: GuessedSheet) -> [String] {
    let guess = guessed.guess
    let certainty = guess.confidence.rawValue
    var remarks = [
      guess.columns * guess.rows == 1
        ? "No tiles were found: it seems to be one picture (\(certainty))."
        : "The tile size is guessed (\(certainty)): \(counted(guess.columns, "column")), "
          + "\(counted(guess.rows, "row"))."
    ]
    if guess.confidence != .sure, !guess.others.isEmpty {
      let sizes = guess.others.map(\.sizeInWords).joined(separator: ", ")
      remarks.append("It might also be \(sizes): see 'zoetrope inspect --tiles --tile WxH'.")
    }
    if 2...12 ~= guess.rows, guessed.rows.runs.count == 1, guess.columns > 1 {
      let rows = (0..<guess.rows).map { row in
        "\(row * guess.columns)-\((row + 1) * guess.columns - 1)"
      }
      remarks.append("The rows are \(rows.joined(separator: ", ")).")
    }
    let last = guessed.rows.runs.last?.upperBound ?? 0
    if guessed.rows.runs.count == 1, last < guessed.sheet.frameCount {
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

extension Sheet {
  /// How many frames of which size there are, and how many tags.
  var contentInWords: String {
    let frames =
      counted(frameCount, "frame")
      + (commonSize.map { " of \($0.width)x\($0.height)" } ?? " of several sizes")
    return tags.isEmpty ? frames : frames + ", " + counted(tags.count, "tag")
  }
}
