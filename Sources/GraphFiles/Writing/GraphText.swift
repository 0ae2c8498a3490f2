import Basics
package import StateGraph
import Animation
import GraphLanguage
package import Sheets

/// A graph file for the states of one actor, as a person would write it: what goes without saying is
/// left out, and comments tell what the sheet's file says itself.
///
/// Of an actor, only what a sheet without a graph gives it is written: frames, timing, direction,
/// repeats and edges.
package struct GraphText {
  /// How the sheet is named and cut in the file.
  package struct Source {
    /// Relative to where the graph file will lie.
    package let path: String
    /// Nil for a sheet that says itself where its frames are, or a picture that is one frame.
    package let grid: TileGrid?
    /// Whether the path is a pattern of numbered files.
    package let isPattern: Bool

    package init(path: String, grid: TileGrid? = nil, isPattern: Bool = false) {
      self.path = path
      self.grid = grid
      self.isPattern = isPattern
    }
  }

  let actor: ActorGraph
  let sheet: Sheet
  let source: Source
  /// Lines for the top, without the marks of a comment.
  private let remarks: [String]

  /// - Parameters:
  ///   - actor: All of its states are of the one sheet.
  ///   - sheet: As it is cut.
  ///   - source: Where that comes from.
  ///   - remarks: Comments for the top, a line each.
  package init(_ actor: ActorGraph, of sheet: Sheet, from source: Source, remarks: [String]) {
    self.actor = actor
    self.sheet = sheet
    self.source = source
    self.remarks = remarks
  }

  /// The file.
  package var text: String {
    let lines =
      remarks.map { "// " + visible($0) } + ["digraph \(written(actor.name)) {"]
      + (sourceLines + startLine).map { "  " + $0 } + [""] + stateLines.map { "  " + $0 }
      + (actor.transitions.isEmpty ? [] : ["", "  // " + keysInWords]) + edgeLines.map { "  " + $0 }
      + ["}"]
    return lines.joined(separator: "\n") + "\n"
  }

  private var sourceLines: [String] {
    var attributes = [(source.isPattern ? "images" : "sheet", writtenInQuotes(source.path))]
    if let grid = source.grid {
      attributes.append(("tile", "\"\(grid.tileWidth)x\(grid.tileHeight)\""))
      if grid.offsetX != 0 || grid.offsetY != 0 {
        attributes.append(("offset", "\"\(grid.offsetX),\(grid.offsetY)\""))
      }
      if grid.gapX != 0 || grid.gapY != 0 {
        attributes.append(("gap", "\"\(grid.gapX),\(grid.gapY)\""))
      }
      if grid.order != .row { attributes.append(("order", grid.order.rawValue)) }
    }
    let width = attributes.map(\.0.count).max() ?? 0
    return attributes.map { name, value in
      name + String(repeating: " ", count: width - name.count) + " = " + value
    }
  }

  private var startLine: [String] {
    actor.start == 0 ? [] : ["start = \(name(of: actor.start))"]
  }

  /// A state's name as it is written; `"*"`, `"^"` and `""` mean something else.
  func name(of state: Int) -> String {
    let name = actor.states[state].name
    guard ["*", "^", ""].contains(name) else { return written(name) }
    var other = "state\(state + 1)"
    while actor.states.contains(where: { $0.name == other }) { other += "_" }
    return written(other)
  }
}
