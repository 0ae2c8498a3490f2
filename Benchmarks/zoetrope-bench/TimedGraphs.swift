import Basics
import Animation
import Pixels
import Sheets
import StateGraph

/// Graphs whose time is measured; nobody sees their pictures.
enum TimedGraphs {
  /// As in `demos/drink.gv`.
  static let drink = graph([
    ActorGraph(
      name: "drink",
      states: [
        state("walk", frames: 0...11, repeats: 3), state("drinkIn", frames: 12...15),
        state("drinkIdle", frames: 15...15, rate: 5, repeats: 10),
        state("drinkOut", frames: 16...22),
      ],
      transitions: (0..<4).map { Transition(from: $0, to: ($0 + 1) % 4) }, start: 0)
  ])

  /// Actors that wait for a random time below a tenth of a second and then walk for ever.
  static func walkers(_ count: Int) -> StateGraph {
    let wait = Clip(
      sheet: 0, animation: Animation(frames: [0]), hold: .perMillisecond ... .perSecond / 10)
    let states = [
      StateDefinition(name: "wait", content: .clip(wait)),
      state("walk", frames: 0...11, repeats: 0),
    ]
    return graph(
      (0..<count).map {
        ActorGraph(
          name: "walker\($0)", states: states, transitions: [Transition(from: 0, to: 1)], start: 0)
      })
  }

  /// Actors that hold a frame for a random time, again and again.
  static func holders(_ count: Int, hold: ClosedRange<Nanoseconds>) -> StateGraph {
    let clip = Clip(sheet: 0, animation: Animation(frames: [0], repeatCount: 1), hold: hold)
    let state = StateDefinition(name: "hold", content: .clip(clip))
    return graph(
      (0..<count).map {
        ActorGraph(
          name: "holder\($0)", states: [state], transitions: [Transition(from: 0, to: 0)],
          start: 0)
      })
  }

  private static func state(
    _ name: String, frames: ClosedRange<Int>, rate: Int64 = 10, repeats: Int = 1
  ) -> StateDefinition {
    let animation = Animation(
      frames: Array(frames), timing: .rate(Ratio(rate)), repeatCount: repeats)
    return StateDefinition(name: name, content: .clip(Clip(sheet: 0, animation: animation)))
  }

  private static func graph(_ actors: [ActorGraph]) -> StateGraph {
    let sheet = LoadedSheet(path: "", sheet: sheet)
    return StateGraph(actors: actors, sheets: [sheet])
  }

  private static let sheet = Sheet(
    bitmaps: (0..<24).map { _ in Bitmap(width: 1, height: 1) })
}
