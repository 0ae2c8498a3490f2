import Support
import Basics
import Animation
import StateGraph
import Testing

/// A director without listeners skips what has no consequence, and plays the same.
struct QuietDirectorTests {
  private static let graphs = [
    """
    a [frames="0-3"]; b [frames="5-7", repeat=2, fps=7]; c [frames="9", fps=0.1]
    a -> b [on="after 500ms", when=loop]; b -> c [on="key d", when=loop]; b -> a
    c -> a [on="after 400ms"]; a -> c [on="key d", when=stop]
    """,
    """
    a [frames="0-3"]; b [frames="5-7", fps=3]; c [frames="1-2", hold="700ms"]
    a -> b [on="after 400ms", when=loop]; b -> a [on="loop 2"]; a -> c [on="key d", when=loop]
    c -> "^"; b -> c [on="key d", when=loop]
    """,
    """
    speed="1.7"; anchor="top-left"; at="10,10"
    a [frames="0-3", move="30,3"]; b [frames="5-7", move="-40,0"]; a -> b [on=border, when=loop]
    b -> a [on=border]; "*" -> b [on="key d", when=loop]
    """,
    """
    node [frames="0-2"]
    subgraph cluster_x { speed=3; a [hold="1s..2s", repeat=2]; b; a -> b; b -> a [on="after 1.1s", when=loop] }
    subgraph cluster_y { c; e [repeat="2..4"]; c -> e [on="key d", when=loop]; e -> c }
    a -> e [when=loop]; e -> b [on=loop, when=stop]; b -> c [on="after 900ms", when=loop]
    """,
    """
    node [frames="0-2"]
    subgraph cluster_x { a; b [frames="3"]; b -> a [on="after 300ms"] }
    subgraph cluster_y { c [frames="4", hold="600ms"]; c -> c }
    subgraph cluster_z { e; f; f -> e [on="after 300ms"] }
    c -> b [when=loop]; c -> f [when=loop]
    """,
    """
    anchor="top-left"; at="0,10"; a [frames="0-1", fps=10, move="37,0"]
    b [frames="5-7"]; a -> b [on=border, when=loop]; b -> a [on="after 300ms", when=loop]
    """,
  ]

  private func look(_ director: Director, at time: Nanoseconds) -> [String] {
    director.actors.map { actor in
      let own = actor.ownTime(at: time)
      let corner = actor.corner(at: own, director.geometry)
      return
        "\(actor.stateName) \(actor.position(at: own)) \(corner) \(actor.passesDone) "
        + "\(actor.passStart) \(actor.nextPass ?? -1) \(actor.lastVisit?.loops(at: time) ?? -1)"
    }
  }

  @Test(arguments: graphs, [0, 1, 2, 3, 4, 5, 6, 7] as [UInt64])
  func `It plays the same`(statements: String, seed: UInt64) throws {
    try play(statements, seed: seed) { $0 % 11 == 5 ? .key("d") : nil }
  }

  @Test(arguments: graphs, [0, 1, 2, 3, 4, 5, 6, 7] as [UInt64])
  func `It plays the same while the user steers it`(statements: String, seed: UInt64) throws {
    try play(statements, seed: seed) { step in
      switch step % 31 {
      case 5, 16: .key("d")
      case 3: .loop(actor: 0, isOn: true)
      case 23: .loop(actor: 0, isOn: false)
      case 29: .play(actor: 0, state: step / 31 % 2)
      default: nil
      }
    }
  }

  private func play(
    _ statements: String, seed: UInt64, input: (_ step: Int) -> StageInput?
  ) throws {
    let play = try Play(statements)
    let heard = Director(play.graph, geometry: play.geometry, seed: seed)
    let quiet = Director(play.graph, geometry: play.geometry, seed: seed)
    let ticked = Director(play.graph, geometry: play.geometry, seed: seed)
    heard.onEvent = { _ in }
    for director in [heard, quiet, ticked] { director.start() }
    var generator = SeededGenerator(seed: seed)
    var (time, last): (Nanoseconds, Nanoseconds) = (0, 0)
    for step in 0..<400 {
      // Moments of every kind, those of events among them.
      time =
        step.isMultiple(of: 3)
        ? heard.nextEvent ?? time : time + .random(in: 1...200_000_000, using: &generator)
      // As a player does: a call at each moment at which the picture may change.
      while let due = ticked.nextBoundary(after: last), due < time {
        ticked.advance(to: due)
        last = due
      }
      last = time
      for director in [heard, quiet, ticked] {
        if let input = input(step) {
          director.take(input, at: time)
        } else {
          director.advance(to: time)
        }
      }
      #expect(look(quiet, at: time) == look(heard, at: time))
      #expect(look(ticked, at: time) == look(heard, at: time))
    }
  }
}
