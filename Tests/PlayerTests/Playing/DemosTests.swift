import Basics
@testable import Stage
@testable import Inputs
import Animation
import Foundation
import Pixels
import Sheets
import StateGraph
import Support
import Testing

@testable import Player

/// The graph files in demos.
struct DemosTests {
  static let names: [String] = {
    let files = try? FileManager.default.contentsOfDirectory(atPath: ProjectFiles.path("demos"))
    return (files ?? []).filter { $0.hasSuffix(".gv") }.sorted()
  }()

  private func input(_ name: String) throws -> Input {
    try Input(ProjectFiles.path("demos/\(name)"))
  }

  @Test func `There are demos`() {
    #expect(Self.names.count >= 8)
  }

  /// Once left alone, and once with everything that it listens for sent at odd times.
  @Test(arguments: names)
  func `In an hour every state is played`(name: String) throws {
    let graph = try input(name).graph
    var started: Set<String> = []
    for sendings in [[], Self.sendings(to: graph)] {
      let director = Director(graph, geometry: Scene.geometry(graph))
      director.onProblem = { Issue.record("\($0)") }
      var run = VirtualRun(director, sendings: sendings) { event, _ in
        if event.kind == .start { started.insert(event.state) }
      }
      run.play(until: 3600 * .perSecond) { true }
    }
    let states = graph.actors.flatMap(\.states).filter { $0.clip != nil }.map(\.name)
    #expect(Set(states).subtracting(started) == [])
  }

  /// In a stage of each width and of each height, and while it becomes every one of those.
  @Test(arguments: names)
  func `No size of the stage stops anybody`(name: String) throws {
    let graph = try input(name).graph
    var numbers = SeededNumbers(seed: 2)
    let sizes =
      (1...120).map { ($0, Int.random(in: 1...60, using: &numbers)) }
      + (1...60).map { (Int.random(in: 1...120, using: &numbers), $0) }
    let stages = sizes.map { StageGeometry(graph, columns: $0.0, rows: $0.1) }
    let resized = Director(graph, geometry: stages[0])
    for (index, stage) in stages.shuffled(using: &numbers).enumerated() {
      let fresh = Director(graph, geometry: stage)
      for director in [fresh, resized] {
        director.onProblem = { Issue.record("\(stage.columns) by \(stage.rows): \($0)") }
      }
      if index == 0 { resized.start() }
      fresh.start()
      fresh.advance(to: 30 * .perSecond)
      resized.take(.resize(stage), at: Nanoseconds(index) * 1700 * .perMillisecond)
    }
  }

  private static func sendings(to graph: StateGraph) -> [VirtualRun.Sending] {
    var numbers = SeededNumbers(seed: 1)
    let inputs = inputs(of: graph)
    return (1...500).compactMap { index in
      inputs.randomElement(using: &numbers).map { input in
        let wait = Int64.random(in: 0..<7000, using: &numbers)
        return VirtualRun.Sending(at: (Int64(index) * 7000 + wait) * .perMillisecond, input)
      }
    }
  }

  /// Each input that an edge waits for, once.
  private static func inputs(of graph: StateGraph) -> [StageInput] {
    var inputs: [StageInput] = []
    for (index, actor) in graph.actors.enumerated() {
      for transition in actor.transitions {
        let input: StageInput? =
          switch transition.trigger {
          case .key(let key): .key(key)
          case .signal(let signal): .signal(signal)
          case .click: .click(index)
          default: nil
          }
        if let input, !inputs.contains(input) { inputs.append(input) }
      }
    }
    return inputs
  }
}

/// Whether one animation goes over into the next without a jump.
struct DemoChainTests {
  /// Where two animations follow each other on a stop or the end of a pass, no more pixels change
  /// than within them.
  @Test(arguments: DemosTests.names)
  func `Nothing jumps between two animations`(name: String) throws {
    let graph = try Input(ProjectFiles.path("demos/\(name)")).graph
    let chains = graph.actors.flatMap(Self.chains)
    #expect(!chains.isEmpty)
    for (from, to) in chains {
      let (last, first) = (from.animation.lastFrame, to.animation.firstFrame)
      let step = Self.difference(
        Shown(from, position: last), Shown(to, position: first), in: graph)
      let within = max(Self.largestStep(from, in: graph), Self.largestStep(to, in: graph))
      #expect(step <= within, "\(from.animation.frames) to \(to.animation.frames)")
    }
  }

  /// Clips of which the second starts when the first stops or has done a pass, at once or by a
  /// choice.
  private static func chains(of actor: ActorGraph) -> [(Clip, Clip)] {
    actor.states.indices.flatMap { state in
      guard let clip = actor.states[state].clip else { return [(Clip, Clip)]() }
      return followers(of: state, in: actor).map { (clip, $0) }
    }
  }

  private static func followers(of state: Int, in actor: ActorGraph) -> [Clip] {
    actor.transitions.flatMap { transition -> [Clip] in
      guard transition.from == .state(state), transition.waitsForEnd else { return [] }
      switch transition.to {
      case .state(let next):
        return actor.states[next].clip.map { [$0] } ?? followers(of: next, in: actor)
      case .back:
        return actor.states.indices.filter { $0 != state }.compactMap { actor.states[$0].clip }
      case .other:
        return []
      }
    }
  }

  private static func largestStep(_ clip: Clip, in graph: StateGraph) -> Int {
    let positions = clip.animation.frames.indices
    return zip(positions, positions.dropFirst()).map { before, after in
      difference(Shown(clip, position: before), Shown(clip, position: after), in: graph)
    }.max() ?? 0
  }

  /// How many pixels differ, where both pictures stand on the middle of the lower edge.
  private static func difference(_ one: Shown, _ other: Shown, in graph: StateGraph) -> Int {
    let pictures = [graph.bitmap(of: one), graph.bitmap(of: other)]
    let width = pictures.map(\.width).max() ?? 0
    let height = pictures.map(\.height).max() ?? 0
    let spread = pictures.map { $0.standing(inWidth: width, height: height).pixels }
    return zip(spread[0], spread[1]).count { $0 != $1 }
  }
}

extension Transition {
  /// Whether it is taken where a pass or the whole animation ends.
  fileprivate var waitsForEnd: Bool {
    switch trigger {
    case .stop, .loop, .passes: true
    default: moment != .now
    }
  }
}

extension Bitmap {
  /// The picture on a larger one, in the middle of its lower edge.
  fileprivate func standing(inWidth outer: Int, height outerHeight: Int) -> Bitmap {
    var result = Bitmap(width: outer, height: outerHeight)
    let (left, top) = ((outer - width) / 2, outerHeight - height)
    for y in 0..<height {
      for x in 0..<width { result[left + x, top + y] = self[x, y] }
    }
    return result
  }
}

extension Animation {
  /// The place in the list of the frame that shows first.
  fileprivate var firstFrame: Int { Timeline(self).position(ofStep: 0) }

  /// The same of the frame that shows last, if one pass is played.
  fileprivate var lastFrame: Int {
    let timeline = Timeline(self)
    return timeline.position(ofStep: timeline.firstStep(ofPass: 1) - 1)
  }
}
