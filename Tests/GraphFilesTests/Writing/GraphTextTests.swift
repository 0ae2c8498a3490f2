import Support
@testable import GraphFiles
import Animation
import Pixels
import Sheets
import Testing

import StateGraph

struct GraphTextTests {
  private func text(
    tags: [Sheets.Tag], states: [StateDefinition], transitions: [Transition] = [],
    durations: [Duration?] = [nil, nil, nil, nil]
  ) throws -> [String] {
    let places = durations.enumerated().map { number, duration in
      FramePlace(region: PixelRect(x: number, y: 0, width: 1, height: 1), duration: duration)
    }
    let sheet = try Sheet(
      bitmaps: [Bitmap(width: places.count, height: 1)], places: places, tags: tags)
    let actor = ActorGraph(name: "cat", states: states, transitions: transitions, start: 0)
    let graph = GraphText(actor, of: sheet, from: .init(path: "cat.json"), remarks: ["a\nb"])
    return graph.text.split(separator: "\n").map(String.init)
  }

  private func state(_ name: String, _ animation: Animation) -> StateDefinition {
    StateDefinition(name: name, content: .clip(Clip(sheet: 0, animation: animation)))
  }

  @Test func `What a tag says is a comment, what it does not is an attribute`() throws {
    let tag = Tag(
      name: "walk", frames: [0, 1, 2], durations: [.milliseconds(100), .seconds(1), .seconds(1)],
      direction: .pingpong, repeatCount: 2)
    let timing = FrameTiming.durations([100_000_000, 1_000_000_000, 1_000_000_000])
    let lines = try text(
      tags: [tag],
      states: [
        state(
          "walk",
          Animation(frames: [0, 1, 2], timing: timing, direction: .pingpong, repeatCount: 2)),
        state("to bed", Animation(frames: [3, 2, 1], timing: .every(.seconds(2)), repeatCount: 1)),
      ])
    #expect(
      lines == [
        "// a^Jb", "digraph cat {", "  sheet = \"cat.json\"",
        "  walk"
          + String(
            repeating: " ",
            count: "\"to bed\" [frames=\"3-1\", duration=\"2s\", repeat=1]".count - 4)
          + "  // frames 0-2, 100ms to 1s each, pingpong, 2 passes",
        "  \"to bed\" [frames=\"3-1\", duration=\"2s\", repeat=1]", "}",
      ])
  }

  @Test func `Names that mean something else are not used`() throws {
    let lines = try text(
      tags: ["*", "state1"].map { Sheets.Tag(name: $0, frames: [0]) },
      states: ["*", "state1"].map { state($0, Animation(frames: [0])) },
      transitions: [Transition(from: 0, to: 0, trigger: .key("1"))])
    #expect(lines.contains { $0.hasPrefix("  state1_ [frames=\"*\"]  // for the name \"*\", ") })
    #expect(lines.contains("  state1_ -> state1_ [on=\"key 1\"]"))
  }

  @Test func `Edges that lead on stand on one line`() throws {
    let names = ["a", "b", "c"]
    let tags = names.enumerated().map { Sheets.Tag(name: $1, frames: [$0]) }
    let right = (0..<3).map { Transition(from: $0, to: ($0 + 1) % 3, trigger: .key("right")) }
    let left = (0..<3).map { Transition(from: $0, to: ($0 + 2) % 3, trigger: .key("left")) }
    let lines = try text(
      tags: tags, states: names.enumerated().map { state($1, Animation(frames: [$0])) },
      transitions: [Transition(from: .any, to: .state(1), trigger: .key("2"))]
        + zip(right, left).flatMap { [$0, $1] })
    #expect(
      lines.suffix(4) == [
        "  \"*\" -> b [on=\"key 2\"]", "  a -> b -> c -> a [on=\"key right\"]",
        "  a -> c -> b -> a [on=\"key left\"]", "}",
      ])
  }
}
