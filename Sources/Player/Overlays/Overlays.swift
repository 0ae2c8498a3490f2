import Animation
import StateGraph

/// What lies over the picture or beside it, and whom it is about.
struct Overlays {
  /// Index of the actor that steps, the graph and the loop are about.
  var chosen = 0
  var showsTimeLine = false
  /// Index into ``TimeLine/scales``.
  var timeScale = TimeLine.commonScale
  var showsGraph = false
  /// Which of the ways in the graph is chosen, and in which visit.
  var selection: (way: Int, entry: Int)?
  var keys: KeyList?
  var list: StateList?
  /// What can be clicked on, the foremost last.
  var spots: [Hotspot] = []
  private var surroundings: Surroundings?

  /// Whether nothing lies over the picture.
  var isEmpty: Bool { !showsTimeLine && !showsGraph && keys == nil && list == nil }

  /// Whether there is something to click on.
  var hearClicks: Bool { showsTimeLine || showsGraph || list != nil }

  var scale: Nanoseconds { TimeLine.scales[timeScale] }

  /// The chosen way of an actor's graph; one that was chosen in another state is none.
  func selectedWay(of actor: Actor) -> Int? {
    selection.flatMap { $0.entry == actor.entryCount ? $0.way : nil }
  }

  /// The ways around an actor's present state.
  mutating func surroundings(of actor: Actor, in actors: [Actor]) -> Surroundings {
    if let surroundings, surroundings.areThose(of: actor) { return surroundings }
    let found = Surroundings(of: actor, in: actors)
    surroundings = found
    return found
  }

  /// Goes over to another graph, in which everything may have another index.
  ///
  /// - Parameters:
  ///   - name: Of the actor that was chosen.
  ///   - director: Plays the other graph.
  mutating func replace(chosen name: String, with director: Director) {
    chosen = director.actors.firstIndex { $0.graph.name == name } ?? 0
    surroundings = nil
    selection = nil
    spots = []
    if keys != nil { keys = KeyList(director.graph) }
    list?.replace(director.actors, chosen: chosen)
  }
}
