import Animation
import Basics
import Inputs
import Support
import Testing

@testable import StateGraph

/// Plays that are led back now and then: from where they were led to they go on as if that had never
/// happened.
struct DemoDetourTests {
  @Test(arguments: DemosTests.names, [1, 2, 3] as [UInt64])
  func `A demo that was led back goes on as one that was not`(name: String, seed: UInt64) throws {
    let graph = try Input(ProjectFiles.path("demos/\(name)")).graph
    let run = DetourRun(graph, seed: seed, length: 240 * .perSecond)
    let straight = run.play(goingBack: false)
    let led = run.play(goingBack: true)
    #expect(led.events.count > 20)
    led.expect(straight)
  }

  @Test(arguments: 0..<6 as Range<UInt64>)
  func `So does a graph of everything`(seed: UInt64) throws {
    let graph = try Scene.read(
      """
      node [frames="0-2"]; anchor="top-left"
      subgraph cluster_x { speed=3; a [hold="1s..2s", move="7,1"]; b; a -> b; b -> a [on="after 1.1s"] }
      subgraph cluster_y { speed="0.7"; c; e [repeat="2..4"]; c -> e [on="key d", when=loop]; e -> c
        m [shape=diamond]; e -> m [on="signal s"]; m -> c; m -> e [weight=3]; "*" -> "^" [on=click] }
      subgraph cluster_z { at="90%,50%"; f [move="-9,0"]; g [frames="7", hold="50ms"]
        f -> g [on=border]; g -> f; g -> f [on=pause] }
      subgraph cluster_w { h [repeat=2]; i [repeat=1]; j [frames="3", repeat=40, shape=doublecircle]
        h -> i; i -> h; i -> j [on="key q"] }
      a -> e [when=loop]; e -> b [on=loop, when=stop]
      """)
    let run = DetourRun(graph, seed: seed, length: 90 * .perSecond)
    let (straight, led) = (run.play(goingBack: false), run.play(goingBack: true))
    #expect(led.events.count > 500)
    led.expect(straight)
  }
}

/// A play with random inputs at random times, straight on or with ways back.
private struct DetourRun {
  private let graph: StateGraph
  private let seed: UInt64
  private let length: Nanoseconds
  private var sendings: [VirtualRun.Sending] = []
  private static let detours = 30

  struct Outcome {
    var events: [TraceEvent] = []
    var actors: [String] = []
    var visits: [[Visit]] = []

    /// Records the first difference, as all of them would be too long to read.
    func expect(_ other: Outcome) {
      #expect(events.count == other.events.count)
      let different = zip(events, other.events).first { $0 != $1 }
      #expect(different == nil, "\(String(describing: different))")
      #expect(actors == other.actors)
      let isSame = visits == other.visits
      #expect(isSame)
    }
  }

  init(_ graph: StateGraph, seed: UInt64, length: Nanoseconds) {
    (self.graph, self.seed, self.length) = (graph, seed, length)
    var numbers = SeededNumbers(seed: seed)
    let inputs = Self.inputs(of: graph)
    var time: Nanoseconds = 0
    while time < length {
      time += .random(in: 0...(length / 60), using: &numbers)
      if let input = inputs.randomElement(using: &numbers) {
        sendings.append(VirtualRun.Sending(at: time, input))
      }
    }
  }

  private static func inputs(of graph: StateGraph) -> [StageInput] {
    var inputs: [StageInput] = [.pause, .resume]
    for (index, actor) in graph.actors.enumerated() {
      inputs += [.click(index), .play(actor: index, state: actor.states.count - 1)]
      inputs += [true, false].map { .loop(actor: index, isOn: $0) }
      for transition in actor.transitions {
        switch transition.trigger {
        case .key(let key): inputs.append(.key(key))
        case .signal(let signal): inputs.append(.signal(signal))
        default: break
        }
      }
    }
    return inputs
  }

  /// Plays from the start to the end.
  ///
  /// - Parameter goingBack: Whether the play is led back at random, and what came later is sent again.
  /// - Returns: What happened, and how the actors are at the end.
  func play(goingBack: Bool) -> Outcome {
    // Few events between two snapshots, so that they matter in a short play.
    let performance = Performance(
      graph, geometry: Scene.geometry(graph), seed: seed, snapshotInterval: 7)
    var outcome = Outcome()
    var records = true
    performance.director.onEvent = { if records { outcome.events.append($0) } }
    performance.director.reportsFrames = true
    var numbers = SeededNumbers(seed: seed + 1)
    var (next, detours) = (0, goingBack ? Self.detours : 0)
    while performance.time < length {
      let step = performance.time + .random(in: 1...(length / 20), using: &numbers)
      performance.move(to: min(step, next < sendings.count ? sendings[next].time : length, length))
      while next < sendings.count, sendings[next].time <= performance.time {
        performance.take(sendings[next].input)
        next += 1
      }
      guard detours > 0, Bool.random(using: &numbers) else { continue }
      detours -= 1
      records = false
      lead(performance, back: .random(in: 0...performance.time, using: &numbers))
      records = true
      let time = performance.time
      outcome.events.removeAll { $0.time > time }
      next = sendings.firstIndex { $0.time > time } ?? sendings.count
    }
    outcome.actors = performance.director.actors.map { actor in
      let own = actor.ownTime(at: performance.time)
      return
        "\(actor.stateName) \(actor.position(at: own)) \(actor.motion.place(at: own)) "
        + "\(actor.passesDone) \(actor.wayBack) \(actor.visit) \(actor.entryCount) "
        + "\(actor.isDone) \(actor.isLooped) \(actor.progress.generator)"
    }
    outcome.visits = performance.director.actors.map(\.visits)
    return outcome
  }

  private func lead(_ performance: Performance, back moment: Nanoseconds) {
    performance.move(to: moment)
    while performance.isGoingBack { performance.goOn() }
  }
}
