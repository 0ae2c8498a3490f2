import Animation
import Foundation
import GraphLanguage
import Player
import Sheets
import StateGraph
import Support
import Testing

@testable import zoetrope

/// Every sheet that can be read plays the same with the graph file that is written for it.
@Suite(
  .enabled(if: SharedFiles.areUsable, "there is no folder of shared inputs"),
  .timeLimit(.minutes(5)))
struct RoundTripTests {
  /// What happens in half a minute, with each frame.
  @MainActor private func trace(_ graph: StateGraph) -> [String] {
    let director = Director(
      graph, geometry: StageGeometry(graph, columns: 80, rows: 24), seed: 0)
    director.reportsFrames = true
    var lines: [String] = []
    var run = VirtualRun(director) { event, time in lines.append(event.line(at: time)) }
    run.play(until: 30 * .perSecond) { true }
    return lines
  }

  private static func files() throws -> [String] {
    try SharedFiles.names(in: "real").flatMap { folder in
      guard !folder.contains(".") else { return [String]() }
      let place = SharedFiles.path("real/\(folder)")
      let names = try FileManager.default.subpathsOfDirectory(atPath: place).sorted()
      return names.map { "\(place)/\($0)" }
    }
  }

  @Test func `Every readable file plays the same as its graph`() async throws {
    let folder = try ScratchFolder()
    let graphFile = folder.url("graph.gv").path
    var count = 0
    for path in try Self.files() {
      guard let input = try? Input(path), input.sheet != nil else { continue }
      let imported = ImportedSheet(
        input, cut: .guessIfSure, path: path,
        pathInGraph: RelativePath.path(of: path, in: graphFile))
      try folder.write(imported.text, to: "graph.gv")
      let read = Result { () throws(InputError) in try Input(graphFile) }
      guard case .success(let again) = read else {
        Issue.record("\(path): \(read)\n\(imported.text)")
        continue
      }
      #expect(again.diagnostics.isEmpty, "\(path)\n\(imported.text)")
      let (found, wanted) = (again.graph.actors[0], input.graph.actors[0])
      #expect(found.states == wanted.states, "\(path)\n\(imported.text)")
      #expect(Set(found.transitions) == Set(wanted.transitions), "\(path)\n\(imported.text)")
      let traces = await (trace(again.graph), trace(input.graph))
      #expect(traces.0 == traces.1, "\(path)\n\(imported.text)")
      count += 1
    }
    #expect(count >= 200)
  }
}
