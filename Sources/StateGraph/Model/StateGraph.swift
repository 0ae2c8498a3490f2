package import Sheets

/// What a state-graph file means: its actors and the sheets that they are drawn from.
package struct StateGraph: Sendable {
  /// In the order of the file; at least one.
  package var actors: [ActorGraph]
  /// Every sheet that a state uses, once.
  package var sheets: [LoadedSheet]

  package init(actors: [ActorGraph], sheets: [LoadedSheet]) {
    self.actors = actors
    self.sheets = sheets
  }

  /// Indexes of the actors from the hindmost to the foremost: by `z`, then as in the file.
  package var drawingOrder: [Int] {
    actors.indices.sorted { (actors[$0].appearance.z, $0) < (actors[$1].appearance.z, $1) }
  }

  /// Whether an edge is on a key, by its canonical name.
  package func names(key: String) -> Bool {
    actors.contains { $0.transitions.contains { $0.trigger == .key(key) } }
  }

  /// Whether a click can do something.
  package var hearsClicks: Bool {
    actors.contains { $0.transitions.contains { $0.trigger == .click } }
  }
}

/// A sheet cut as some states want it.
package struct LoadedSheet: Sendable {
  /// Where it was read from.
  package let path: String
  package let sheet: Sheet

  package init(path: String, sheet: Sheet) {
    self.path = path
    self.sheet = sheet
  }
}
