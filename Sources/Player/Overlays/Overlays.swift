import Basics
import Panels
import Animation
import StateGraph

/// What lies over the picture or beside it, and whom it is about.
struct Overlays {
  /// Index of the actor that steps, the graph and the loop are about.
  private(set) var chosen = 0
  var showsTimeLine = false
  /// Index into ``TimeLine/scales``.
  var timeScale = TimeLine.commonScale
  var showsGraph = false
  /// Which of the ways in the graph is chosen, and in which visit of which state.
  private var selection: (way: Int, state: Int, entry: Int)?
  var keys: KeyList?
  var list: StateList?
  var finder: PlayerFinder?
  /// What can be clicked on, the foremost last.
  var spots: [Hotspot] = []
  private var surroundings: Surroundings?

  /// Whether nothing lies over the picture.
  var isEmpty: Bool {
    !showsTimeLine && !showsGraph && keys == nil && list == nil && finder == nil
  }

  /// Whether there is something to click on.
  var hearClicks: Bool { showsTimeLine || showsGraph || list != nil || finder != nil }

  var scale: Nanoseconds { TimeLine.scales[timeScale] }

  /// Goes on to another actor, of whose graph no way is chosen.
  mutating func choose(_ actor: Int) {
    chosen = actor
    selection = nil
  }

  /// The chosen way of the chosen actor's graph; one that was chosen in another state is none.
  func selectedWay(of actor: Actor) -> Int? {
    selection.flatMap { $0.state == actor.state && $0.entry == actor.entryCount ? $0.way : nil }
  }

  /// Chooses a way of the chosen actor's graph.
  mutating func select(_ way: Int, of actor: Actor) {
    selection = (way, actor.state, actor.entryCount)
  }

  /// Chooses none of the ways any more.
  mutating func deselect() { selection = nil }

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
  ///   - key: Of the actor that was chosen; nil for the first.
  ///   - director: Plays the other graph.
  mutating func replace(chosen key: ActorGraph.Key?, with director: Director) {
    choose(director.actors.firstIndex { $0.graph.key == key } ?? 0)
    surroundings = nil
    spots = []
    if keys != nil { keys = KeyList(director.graph) }
    list?.replace(director.actors, chosen: chosen)
  }
}
