import StateGraph
import GraphFiles
import Files
import Inputs
import Player
import Sheets

/// The graph file that is written for a sheet.
struct ImportedSheet {
  let text: String

  /// - Parameters:
  ///   - input: What is played of the sheet.
  ///   - tile: How it was to be cut.
  ///   - path: Of the sheet.
  ///   - pathInGraph: How the graph names it.
  init(_ input: Input, cut tile: TileChoice, path: String, pathInGraph: String) {
    let file = PathName(path).last
    let sheet = input.graph.sheets[0].sheet
    var grid = input.guessed?.grid
    if case .tiles(let width, let height) = tile {
      grid = TileGrid(tileWidth: width, tileHeight: height)
    }
    text =
      GraphText(
        input.graph.actors[0], of: sheet,
        from: .init(path: pathInGraph, grid: grid, isPattern: input.isPattern),
        remarks: ["\(file): \(sheet.contentInWords)."] + (input.guessed?.remarks ?? [])
      ).text
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
