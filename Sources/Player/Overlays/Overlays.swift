import Basics
import Panels
import Animation
import StateGraph

/// The overlays over the picture and beside it, and the actor that they show.
struct Overlays {
  /// The index of the actor to which steps, the graph and the loop apply.
  private(set) var chosen = 0
  var showsTimeLine = false
  /// Index into ``TimeLine/scales``.
  var timeScale = TimeLine.commonScale
  var showsGraph = false
  /// The chosen way of the graph, and the state and visit in which it was chosen.
  private var selection: (way: Int, state: Int, entry: Int)?
  var keys: KeyList?
  var list: StateList?
  var finder: PlayerFinder?
  /// The clickable spots, from back to front.
  var spots: [Hotspot] = []
  private var surroundings: Surroundings?

  /// Whether nothing lies over the picture.
  var isEmpty: Bool {
    !showsTimeLine && !showsGraph && keys == nil && list == nil && finder == nil
  }

  /// Whether there is something to click on.
  var hearClicks: Bool { showsTimeLine || showsGraph || list != nil || finder != nil }

  var scale: Nanoseconds { TimeLine.scales[timeScale] }

  /// Chooses another actor, and clears the selection of a way.
  mutating func choose(_ actor: Int) {
    chosen = actor
    selection = nil
  }

  /// The chosen way of the chosen actor's graph; nil if it was chosen in another state.
  func selectedWay(of actor: Actor) -> Int? {
    selection.flatMap { $0.state == actor.state && $0.entry == actor.entryCount ? $0.way : nil }
  }

  /// Chooses a way of the chosen actor's graph.
  mutating func select(_ way: Int, of actor: Actor) {
    selection = (way, actor.state, actor.entryCount)
  }

  /// Clears the selection of a way.
  mutating func deselect() { selection = nil }

  /// The ways around an actor's current state.
  mutating func surroundings(of actor: Actor, in actors: [Actor]) -> Surroundings {
    if let surroundings, surroundings.areThose(of: actor) { return surroundings }
    let found = Surroundings(of: actor, in: actors)
    surroundings = found
    return found
  }

  /// Adapts to another graph, in which all indices may differ.
  ///
  /// - Parameters:
  ///   - key: The key of the chosen actor; nil for the first.
  ///   - director: The play of the other graph.
  mutating func replace(chosen key: ActorGraph.Key?, with director: Director) {
    choose(director.actors.firstIndex { $0.graph.key == key } ?? 0)
    surroundings = nil
    spots = []
    if keys != nil { keys = KeyList(director.graph) }
    list?.replace(director.actors, chosen: chosen)
  }
}
