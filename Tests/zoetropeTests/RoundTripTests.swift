import Basics
@testable import Inputs
import Animation
import Foundation
import GraphLanguage
import SheetFiles
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
  /// The trace of half a minute, with each frame.
  @MainActor private func trace(_ graph: StateGraph) -> [String] {
    let director = Director(
      graph, geometry: StageGeometry(graph, columns: 80, rows: 24), seed: 0)
    director.reportsFrames = true
    var lines: [String] = []
    var run = VirtualRun(director) { event, time in lines.append(event.line(at: time)) }
    run.play(until: 30 * .perSecond) { true }
    return lines
  }

  /// Every file that is a sheet, or should be one.
  private static func files() throws -> [String] {
    try SharedFiles.names(in: "real").flatMap { folder in
      guard !folder.contains(".") else { return [String]() }
      let place = SharedFiles.path("real/\(folder)")
      let names = try FileManager.default.subpathsOfDirectory(atPath: place).sorted()
      return names.map { "\(place)/\($0)" }.filter { path in
        (try? Input.bytes(of: path)).map(SheetFile.isSheet) ?? false
      }
    }
  }

  @Test func `There are sheets of all kinds`() throws {
    #expect(try Self.files().count >= 200)
  }

  @Test(arguments: try files())
  func `Every readable file plays the same as its graph`(path: String) async throws {
    guard let input = try? Input(path) else {
      // Two packs that name no frames (RealAtlasTests says why they are refused), and a WebP sheet's JSON files.
      #expect(["atlas-multipack-wrong", "pet-pepper"].contains { path.contains($0) })
      return
    }
    let folder = try TemporaryFolder()
    let imported = ImportedSheet(input, cut: .guessIfSure, path: path, pathInGraph: path)
    try folder.write(imported.text, to: "graph.gv")
    // The sheet need not be decoded again.
    let read = Result { () throws(InputError) in
      try Input(folder.url("graph.gv").path, library: input.origins.library)
    }
    guard case .success(let again) = read else {
      Issue.record("\(read)\n\(imported.text)")
      return
    }
    #expect(again.diagnostics.isEmpty, "\(imported.text)")
    let (found, wanted) = (again.graph.actors[0], input.graph.actors[0])
    #expect(found.states == wanted.states, "\(imported.text)")
    #expect(Set(found.transitions) == Set(wanted.transitions), "\(imported.text)")
    let traces = await (trace(again.graph), trace(input.graph))
    #expect(traces.0 == traces.1, "\(imported.text)")
  }
}
