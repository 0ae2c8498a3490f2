import Basics
import Panels
import Animation
import Cells
import StateGraph

/// The state graph around an actor's present state: above it the ways that lead there, below it those
/// that lead out, with what makes them be taken.
struct GraphView {
  let director: Director
  let actor: Actor
  let surroundings: Surroundings
  /// The time of the play.
  let time: Nanoseconds
  /// Which of the ways is chosen, of those that lead here and then of those that lead out; nil for
  /// none.
  let selected: Int?
  let theme: Theme

  /// For how long a way that was taken is lit up.
  static let glow = 600 * Nanoseconds.perMillisecond

  /// Width that the view takes beside the picture; nil if it lies over it.
  static func columnsBeside(_ columns: Int) -> Int? {
    columns < 56 ? nil : min(60, max(32, columns * 2 / 5))
  }

  /// The incoming ways as they are shown, the one taken last among them.
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

  /// The outgoing ways as they are shown, the armed one among them.
  var outgoing: [Surroundings.Way] {
    guard let armed = actor.armed, !surroundings.outgoing.contains(where: { $0.isSame(as: armed) })
    else { return surroundings.outgoing }
    let state: Int
    if case .state(let index) = armed.to { state = index } else { state = actor.wayBack }
    let place = Surroundings.Place(actor: actor.index, state: state)
    return [Surroundings.Way(transition: armed, place: place)] + surroundings.outgoing
  }

  /// Where the chosen way leads, or comes from.
  var selectedPlace: Surroundings.Place? {
    let ways = incoming + outgoing
    return selected.flatMap { ways.indices.contains($0) ? ways[$0].place : nil }
  }

  var arrival: Visit.Arrival? { actor.lastVisit?.arrival }

  /// Whether the present state was entered only just now.
  var isFresh: Bool { actor.lastVisit.map { time - $0.start < Self.glow } ?? false }

  /// Whether it was the way to the present state.
  func isTaken(_ way: Surroundings.Way) -> Bool {
    guard let arrival, let place = way.place else { return false }
    if let choice = arrival.choice { return place.state == choice && place.actor == actor.index }
    guard let trigger = arrival.trigger else { return way.isByHand }
    guard way.transition.trigger == trigger else { return false }
    return place.actor != actor.index || place.state == arrival.from
  }

  /// How a state is called: with its actor if that is another one, with a sign if it is a choice or
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

  /// What makes a way be taken, in the words of graph files.
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
