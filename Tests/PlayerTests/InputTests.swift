import GraphLanguage
import Pixels
import Sheets
import StateGraph
import Testing

@testable import Player

struct InputTests {
  private func reason(_ path: String, pixelLimit: Int = Bitmap.defaultPixelLimit) -> String? {
    do throws(InputError) {
      _ = try Input(path, pixelLimit: pixelLimit)
      return nil
    } catch {
      switch error {
      case .unusable(let file, let reason): return file == path ? reason : "another file"
      case .graph(_, let diagnostics, _): return diagnostics.map(\.message).joined(separator: "; ")
      }
    }
  }

  @Test func `A graph file brings its sheets, found beside it`() throws {
    let input = try Input(ProjectFiles.path("demos/drink.gv"))
    #expect(input.graph.actors.map(\.name) == ["drink"])
    #expect(input.graph.sheets.map(\.sheet.frameCount) == [24])
    #expect(input.bitmap == nil)
    #expect(input.source != nil)
    #expect(input.diagnostics.isEmpty)
  }

  @Test func `A PNG is played as it is`() throws {
    let input = try Input(ProjectFiles.path("sheets/brian.png"))
    #expect(input.graph.actors.map(\.name) == ["brian"])
    #expect(input.bitmap?.width == 366)
    #expect(input.source == nil)
  }

  @Test func `What is no file is refused with a reason`() {
    #expect(reason("no/such/file.gv") == "no such file")
    #expect(reason(ProjectFiles.path("demos")) == "it is a directory")
    #expect(reason("/dev/null") == "it is a pipe or a device, not a file")
  }

  @Test func `A limit of pixels holds for a sheet and for the sheets of a graph`() {
    let sheet = reason(ProjectFiles.path("sheets/brian.png"), pixelLimit: 1000)
    #expect(sheet?.hasPrefix("it is 366x340 pixels, more than the limit of 1000") == true)
    let graph = reason(ProjectFiles.path("demos/drink.gv"), pixelLimit: 1000)
    #expect(graph?.contains("it is 366x340 pixels, more than the limit of 1000") == true)
  }

  @Test func `A file that is neither is told of as a graph`() {
    #expect(
      reason(#filePath)?.hasPrefix("a graph begins with 'digraph NAME {', not with 'import'")
        == true)
  }
}
