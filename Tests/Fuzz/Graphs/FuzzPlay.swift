import Animation
import StateGraph

/// A graph's play on a virtual clock, in which all comes from outside that the graph listens to, and which is
/// taken up by another director halfway, as after a change of the file.
struct FuzzPlay {
  private let graph: StateGraph
  private let seed: UInt64
  private let mostEvents: Int
  private let inputs: [StageInput]
  private var now: Nanoseconds = 0

  init(_ graph: StateGraph, seed: UInt64, mostEvents: Int) {
    self.graph = graph
    self.seed = seed
    self.mostEvents = mostEvents
    inputs =
      graph.actors.indices.map(StageInput.click)
      + graph.actors.flatMap(\.transitions).compactMap { transition in
        switch transition.trigger {
        case .key(let name): .key(name)
        case .signal(let name): .signal(name)
        default: nil
        }
      } + [
        .pause, .resume, .resize(StageGeometry(graph, columns: 3, rows: 2)),
        .resize(StageGeometry(graph, columns: 200, rows: 60)),
      ]
      + graph.actors.enumerated().prefix(8).flatMap { index, actor in
        [
          StageInput.loop(actor: index, isOn: true),
          .play(actor: index, state: actor.states.count - 1), .play(actor: index, state: 0),
          .loop(actor: index, isOn: false),
        ]
      }
  }

  mutating func run() {
    let first = Director(graph, seed: seed)
    first.start()
    follow(first, forEvents: mostEvents / 2)
    let second = Director(graph, geometry: first.geometry, seed: seed)
    second.reportsFrames = true
    second.takeUp(first.snapshot(at: now), at: now)
    follow(second, forEvents: mostEvents / 2)
  }

  /// Lets a director go on until so many events have come, or nothing more does.
  private mutating func follow(_ director: Director, forEvents most: Int) {
    var events = 0
    director.onEvent = { _ in events += 1 }
    for turn in 0..<most where events < most && !director.isDone {
      if turn % 8 != 7, let due = director.nextEvent {
        now = due
        director.advance(to: due)
      } else {
        director.take(inputs[turn / 8 % inputs.count], at: now)
      }
      if turn % 32 == 0 {
        _ = director.nextBoundary(after: now)
        _ = director.frameStart(at: now)
        for actor in director.actors {
          _ = actor.corner(at: actor.ownTime(at: now), director.geometry)
        }
      }
    }
  }
}
