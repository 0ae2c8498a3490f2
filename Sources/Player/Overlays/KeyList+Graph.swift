import Panels
import StateGraph
import Terminal

extension KeyList {
  /// Lists the player's keys and those of a graph.
  ///
  /// Keys of the player that the graph takes are in parentheses.
  init(_ graph: StateGraph) {
    let taken = graph.keys
    var lines = KeyTable.entries.map { entry in
      let keys = entry.keys.map { key, command in
        (key.title, command != .quit && taken.contains(key.name))
      }
      return Line(keys, entry.text)
    }
    if !taken.isEmpty {
      lines += [Line(), Line(taken.sorted().map { ($0, false) }, "the graph's", isLong: true)]
    }
    self.init(lines)
  }
}

extension StateGraph {
  /// The canonical names of the keys that trigger edges.
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
