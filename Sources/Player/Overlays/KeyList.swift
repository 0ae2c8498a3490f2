import Cells
import StateGraph
import Terminal

/// What the keys do: the player's, and those that the graph takes.
struct KeyList {
  /// Names of keys, and what they do; empty ones stand for a space between two parts.
  private let lines: [(keys: [(name: String, isTaken: Bool)], text: String)]

  /// Lists the keys for a graph.
  init(_ graph: StateGraph) {
    let taken = graph.keys
    var lines: [(keys: [(name: String, isTaken: Bool)], text: String)] = []
    for entry in KeyTable.entries {
      let keys = entry.keys.map { key, command in
        (KeyTable.title(of: key), command != .quit && taken.contains(key.name))
      }
      lines.append((keys, entry.text))
    }
    if !taken.isEmpty {
      lines.append(([], ""))
      lines.append((taken.sorted().map { ($0, false) }, "the graph's"))
    }
    self.lines = lines
  }

  /// The list in at most so many cells; what there is no room for is left out.
  func panel(columns: Int, rows: Int, theme: Theme) -> Panel {
    let keyWidth = lines.filter { $0.text != "the graph's" }.map(Self.width).max() ?? 0
    let textWidth = lines.map(\.text.count).max() ?? 0
    let width = min(columns, keyWidth + textWidth + 6)
    let height = min(rows, lines.count + 2)
    var panel = Panel(sketch: Sketch(columns: width, rows: height, theme: theme))
    let isFramed = height >= 5 && width >= 12
    if isFramed { panel.sketch.frame("keys", theme.ink(.dim)) }
    let inset = isFramed ? 2 : 0
    let top = isFramed ? 1 : 0
    for (row, line) in lines.prefix(height - 2 * top).enumerated() {
      var column = inset
      for key in line.keys {
        // What the graph takes does not do what the player would.
        let ink = theme.ink(key.isTaken ? .dim : .present)
        let room = width - inset - column
        let name = key.isTaken ? "(\(key.name))" : key.name
        column = panel.sketch.write(name, ink, column: column, row: top + row, width: room) + 1
      }
      let start = max(column, inset + keyWidth + 1)
      panel.sketch.write(
        line.text, theme.ink(), column: start, row: top + row, width: width - inset - start)
    }
    return panel
  }

  private static func width(of line: (keys: [(name: String, isTaken: Bool)], text: String)) -> Int {
    line.keys.reduce(0) { $0 + $1.name.count + ($1.isTaken ? 2 : 0) + 1 }
  }
}

extension StateGraph {
  /// The keys that edges are on, by their canonical names.
  var keys: Set<String> {
    var names: Set<String> = []
    for actor in actors {
      for transition in actor.transitions {
        if case .key(let name) = transition.trigger { names.insert(name) }
      }
    }
    return names
  }
}
