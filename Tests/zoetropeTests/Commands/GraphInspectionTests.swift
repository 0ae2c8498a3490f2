import Support
@testable import Inputs
import Foundation
import Player
import StateGraph
import Testing

@testable import zoetrope

@Suite struct GraphInspectionTests {
  private let inspection: GraphInspection

  init() throws {
    let folder = try TemporaryFolder()
    try folder.write(try ProjectFiles.data("sheets/brian.png"), to: "b.png")
    try folder.write(
      """
      digraph d {
        sheet="b.png"
        tile="61x85"
        subgraph cluster_a {
          at="10.5,50%"
          anchor="top-left"
          start=walk
          walk [frames="0,1", repeat="2..3", hold="1s..4s", move="3,-0.5", anchor=center, flip=h]
          idle [frames="0", duration="33.3ms", repeat=1, hold="2s"]
          c [shape=diamond]
          walk -> c
          c -> walk [weight=3]
          c -> idle [weight="0.5"]
          idle -> "^"
          "*" -> walk [on="key d", when=loop, weight=2]
        }
        subgraph cluster_b {
          rest [frames="1"]
          fin [shape=doublecircle, frames="0", repeat=1]
          rest -> fin [on=click]
        }
        idle -> rest [on="after 10ms"]
      }
      """, to: "d.gv")
    inspection = try withExtendedLifetime(folder) {
      GraphInspection(graph: try Input(folder.url("d.gv").path).graph)
    }
  }

  @Test func `People read where each state leads, when and how likely`() {
    let lines = inspection.text.split(separator: "\n").dropFirst()
    #expect(
      lines.joined(separator: "\n") == """
        actor a: starts with walk
          walk: 2 frames, 200ms, 2-3x, held 1s-4s  -> c
          idle: 1 frame, 33.3ms, 1x, held 2s  -> ^, b.rest (after 10ms)
          c: a choice  -> walk (weight 3), idle (weight 0.5)
          *: any state  -> walk (key d, when loop, weight 2)
        actor b: starts with rest
          rest: 1 frame, 100ms, for ever  -> fin (click)
          fin: 1 frame, 100ms, 1x, an end
        """)
  }

  @Test func `Programs read all of it`() throws {
    let text = String(decoding: inspection.json, as: UTF8.self)
    let actors = try #require(text.range(of: "  \"actors\""))
    #expect(
      text[actors.lowerBound...] == """
          "actors": [
            {
              "name": "a",
              "start": "walk",
              "anchor": "top-left",
              "at": "10.5,50%",
              "z": 0,
              "states": [
                {"name": "walk", "kind": "state", "sheet": 0, "frames": [0, 1], \
        "durations_ms": [100, 100], "repeat": [2, 3], "direction": "forward", "flip": "h", \
        "hold_ms": [1000, 4000], "move": [3, -0.5], "anchor": "center"},
                {"name": "idle", "kind": "state", "sheet": 0, "frames": [0], \
        "durations_ms": [33.3], "repeat": 1, "direction": "forward", "flip": "", \
        "hold_ms": 2000},
                {"name": "c", "kind": "choice"}
              ],
              "transitions": [
                {"from": "walk", "to": "c", "on": "stop", "when": "now", "weight": 1},
                {"from": "c", "to": "walk", "on": "stop", "when": "now", "weight": 3},
                {"from": "c", "to": "idle", "on": "stop", "when": "now", "weight": 0.5},
                {"from": "idle", "to": "^", "on": "stop", "when": "now", "weight": 1},
                {"from": "*", "to": "walk", "on": "key d", "when": "loop", "weight": 2},
                {"from": "idle", "to": "rest", "actor": "b", "on": "after 10ms", "when": "now", \
        "weight": 1}
              ]
            },
            {
              "name": "b",
              "start": "rest",
              "anchor": "bottom",
              "z": 0,
              "states": [
                {"name": "rest", "kind": "state", "sheet": 0, "frames": [1], \
        "durations_ms": [100], "repeat": 0, "direction": "forward", "flip": ""},
                {"name": "fin", "kind": "end", "sheet": 0, "frames": [0], \
        "durations_ms": [100], "repeat": 1, "direction": "forward", "flip": ""}
              ],
              "transitions": [
                {"from": "rest", "to": "fin", "on": "click", "when": "now", "weight": 1}
              ]
            }
          ]
        }

        """)
    let read = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let sheets = read?["sheets"] as? [[String: Any]]
    #expect(sheets?.first?["frames"] as? Int == 24)
    #expect(sheets?.first?["width"] as? Int == 366)
  }
}
