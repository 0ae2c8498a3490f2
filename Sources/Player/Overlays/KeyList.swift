import Cells
import StateGraph
import Terminal

/// What the keys do: the player's and those that the graph takes, or the browser's.
struct KeyList {
  /// Keys that belong together.
  private struct Line {
    var keys: [(name: String, isTaken: Bool)] = []
    /// What they do; empty between two parts.
    var text = ""

    /// Columns of the keys, with a space after each.
    var width: Int { keys.reduce(0) { $0 + $1.name.count + ($1.isTaken ? 2 : 0) + 1 } }
  }

  private var lines: [Line]

  private static let ofGraph = "the graph's"

  /// Lists keys as they are.
  init(_ rows: [(keys: [String], text: String)]) {
    lines = rows.map { row in Line(keys: row.keys.map { ($0, false) }, text: row.text) }
  }

  /// Lists the player's keys for a graph.
  init(_ graph: StateGraph) {
    let taken = graph.keys
    lines = KeyTable.entries.map { entry in
      let keys = entry.keys.map { key, command in
        (key.title, command != .quit && taken.contains(key.name))
      }
      return Line(keys: keys, text: entry.text)
    }
    guard !taken.isEmpty else { return }
    lines += [Line(), Line(keys: taken.sorted().map { ($0, false) }, text: Self.ofGraph)]
  }

  /// The list in at most so many cells; what there is no room for is left out.
  func panel(columns: Int, rows: Int, theme: Theme) -> Panel {
    // A graph may take so many keys that they push what is said of them aside.
    let keyWidth = lines.filter { $0.text != Self.ofGraph }.map(\.width).max() ?? 0
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
