import Basics
import Panels
import Animation
import Cells
import StateGraph

/// A view of the state graph around an actor's current state.
///
/// Incoming ways are above the state and outgoing ways below it, each with its trigger.
struct GraphView {
  let director: Director
  let actor: Actor
  let surroundings: Surroundings
  /// The time of the play.
  let time: Nanoseconds
  /// The index of the chosen way, counting incoming ways before outgoing ones; nil for none.
  let selected: Int?
  let theme: Theme

  /// How long a way stays highlighted after it was taken.
  static let glow = 600 * Nanoseconds.perMillisecond

  /// The width of the view beside the picture; nil if it overlays the picture.
  static func columnsBeside(_ columns: Int) -> Int? {
    columns < 56 ? nil : min(60, max(32, columns * 2 / 5))
  }

  /// The incoming ways to show, including the one taken last.
  var incoming: [Surroundings.Way] {
    guard let arrival, !surroundings.incoming.contains(where: isTaken) else {
      return surroundings.incoming
    }
    // Back by "^", or chosen by hand.
    let way = Transition(
      from: .state(arrival.from), to: .state(actor.state), trigger: arrival.trigger ?? .stop)
    let place = Surroundings.Place(actor: actor.index, state: arrival.choice ?? arrival.from)
    let taken = Surroundings.Way(
      transition: way, place: place, isByHand: arrival.trigger == nil)
    return [taken] + surroundings.incoming
  }

  /// The outgoing ways to show, including the armed one.
  var outgoing: [Surroundings.Way] {
    guard let armed = actor.armed, !surroundings.outgoing.contains(where: { $0.isSame(as: armed) })
    else { return surroundings.outgoing }
    let state: Int
    if case .state(let index) = armed.to { state = index } else { state = actor.wayBack }
    let place = Surroundings.Place(actor: actor.index, state: state)
    return [Surroundings.Way(transition: armed, place: place)] + surroundings.outgoing
  }

  /// The state at the other end of the chosen way.
  var selectedPlace: Surroundings.Place? {
    let ways = incoming + outgoing
    return selected.flatMap { ways.indices.contains($0) ? ways[$0].place : nil }
  }

  var arrival: Visit.Arrival? { actor.lastVisit?.arrival }

  /// Whether the current state was entered so recently that its way is highlighted.
  var isFresh: Bool { actor.lastVisit.map { time - $0.start < Self.glow } ?? false }

  /// Whether a way is the one taken to the current state.
  func isTaken(_ way: Surroundings.Way) -> Bool {
    guard let arrival, let place = way.place else { return false }
    if let choice = arrival.choice { return place.state == choice && place.actor == actor.index }
    guard let trigger = arrival.trigger else { return way.isByHand }
    guard way.transition.trigger == trigger else { return false }
    return place.actor != actor.index || place.state == arrival.from
  }

  /// The title of a state: with its actor if that is another one, with a sign if it is a choice or
  /// an end.
  func title(of place: Surroundings.Place?, _ way: Transition? = nil) -> String {
    guard let place else { return "*" }
    let graph = director.actors[place.actor].graph
    let state = graph.states[place.state]
    var title = state.name
    // Edges do not lead to other files.
    if place.actor != actor.index { title = "\(graph.key.name): \(title)" }
    if state.isChoice { title = "\(Sign.choice.text(theme)) \(title)" }
    if state.isEnd { title = "\(Sign.end.text(theme)) \(title)" }
    return way?.to == .back ? "^ \(title)" : title
  }

  /// The condition of a way, in the syntax of graph files.
  func label(of way: Surroundings.Way) -> String {
    let transition = way.transition
    if way.isByHand { return way.place == surroundings.place ? "repeats" : "by hand" }
    if case .state(let state) = transition.from, let place = way.place,
      place.state == state, place != surroundings.place,
      director.actors[place.actor].graph.states[state].isChoice
    {
      return "choice"
    }
    var words = way.leavesChoice ? "" : transition.trigger.text
    if transition.moment != .now, !way.leavesChoice {
      words += ", when \(transition.moment.rawValue)"
    }
    if let odds = way.odds { words += (words.isEmpty ? "" : " ") + "\(odds) %" }
    return words
  }
}
