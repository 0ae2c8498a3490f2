extension StateGraph {
  /// Puts the graphs of several files on one stage, their actors one after another.
  ///
  /// Where actors of two files are called the same, each is called after its file too, as in
  /// `garden:cat`.
  ///
  /// - Parameters:
  ///   - graphs: At least one.
  ///   - files: What each file is called; no two are called the same.
  /// - Returns: All actors and sheets; edges lead where they led.
  package static func joining(_ graphs: [StateGraph], files: [String]) -> StateGraph {
    guard graphs.count > 1 else { return graphs[0] }
    var joined = StateGraph(actors: [], sheets: [])
    for (file, graph) in graphs.enumerated() {
      let (actorCount, sheetCount) = (joined.actors.count, joined.sheets.count)
      joined.actors += graph.actors.map { actor in
        actor.moved(toFile: file, actorsBefore: actorCount, sheetsBefore: sheetCount)
      }
      joined.sheets += graph.sheets
    }
    joined.tellApart(files)
    return joined
  }

  private mutating func tellApart(_ files: [String]) {
    var bearers: [String: Int] = [:]
    for actor in actors { bearers[actor.name, default: 0] += 1 }
    for index in actors.indices {
      let key = actors[index].key
      if bearers[key.name, default: 0] > 1 { actors[index].name = files[key.file] + ":" + key.name }
    }
  }
}

extension ActorGraph {
  /// The actor among those of several files.
  fileprivate func moved(
    toFile file: Int, actorsBefore: Int, sheetsBefore: Int
  ) -> ActorGraph {
    var moved = withActors(after: actorsBefore)
    moved.key.file = file
    for state in moved.states.indices { moved.states[state].content.shiftSheet(by: sheetsBefore) }
    return moved
  }
}

extension StateDefinition.Content {
  fileprivate mutating func shiftSheet(by count: Int) {
    switch self {
    case .choice: break
    case .clip(var clip):
      clip.sheet += count
      self = .clip(clip)
    case .end(var clip):
      clip.sheet += count
      self = .end(clip)
    }
  }
}
