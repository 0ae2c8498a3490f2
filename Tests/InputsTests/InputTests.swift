import GraphLanguage
import Support
@testable import Inputs
import Animation
import Pixels
import Sheets
import StateGraph
import Testing

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

  @Test func `A graph file is read with its sheets, relative to its folder`() throws {
    let input = try Input(ProjectFiles.path("demos/drink.gv"))
    #expect(input.graph.actors.map(\.name) == ["drink"])
    #expect(input.graph.sheets.map(\.sheet.frameCount) == [24])
    #expect(input.sheet == nil)
    #expect(input.source != nil)
    #expect(input.diagnostics.isEmpty)
  }

  @Test func `A PNG file is played without a graph`() throws {
    let input = try Input(ProjectFiles.path("sheets/brian.png"))
    #expect(input.graph.actors.map(\.name) == ["brian"])
    #expect(input.sheet?.uncut?.width == 366)
    #expect(input.source == nil)
  }

  @Test func `An atlas is played by its tags, and all its files are watched`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Bitmap(width: 2, height: 1), to: "cat.png")
    try folder.write(
      """
      {"frames": {"cat 0.ase": {"frame": {"x": 0, "y": 0, "w": 1, "h": 1}, "duration": 50},
        "cat 1.ase": {"frame": {"x": 1, "y": 0, "w": 1, "h": 1}, "duration": 50}},
       "meta": {"image": "/tmp/far/cat.png", "frameTags": [
        {"name": "walk", "from": 0, "to": 1, "direction": "reverse"},
        {"name": "sit", "from": 1, "to": 1}]}}
      """, to: "cat.json")
    let input = try Input(folder.path("cat.json"))
    #expect(input.graph.actors[0].states.map(\.name) == ["walk", "sit"])
    #expect(input.sheet?.uncut == nil)
    #expect(
      input.origins.paths == [folder.path("cat.json"), "/tmp/far/cat.png", folder.path("cat.png")])

    try folder.write("digraph d { sheet=\"cat.json\"; walk -> sit }", to: "d.gv")
    let graph = try Input(folder.path("d.gv"))
    #expect(
      graph.graph.actors[0].states.map { $0.clip?.animation.frames } == [[0, 1], [1]])
    #expect(graph.origins.paths.contains(folder.path("cat.png")))

    try folder.write("{\"frames\": []}", to: "cat.json")
    #expect(reason(folder.path("cat.json"))?.hasPrefix("frames: it is empty") == true)
    #expect(
      reason(folder.path("d.gv"))?.contains("cannot be read: frames: it is empty") == true)
  }

  @Test func `A path that is no file is refused with a reason`() {
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

  @Test func `Errors in a file of neither kind are those of a graph`() {
    #expect(
      reason(#filePath)?.hasPrefix("a graph begins with 'digraph NAME {', not with 'import'")
        == true)
  }

  @Test func `A graph file that is too large is not read to its end`() throws {
    let folder = try TemporaryFolder()
    try folder.write(String(repeating: " ", count: 5 << 20), to: "large.gv")
    #expect(try Input.bytes(of: folder.path("large.gv")).count == (4 << 20) + 1)
    #expect(reason(folder.path("large.gv")) == "the file is larger than 4 MiB")
  }

  @Test func `A PNG may be larger than a graph file`() throws {
    let folder = try TemporaryFolder()
    let size = 5 << 20
    let mark = Bitmap(width: 1, height: 1).pngData()
    try folder.write(mark + Array(repeating: 0, count: size - mark.count), to: "large")
    #expect(try Input.bytes(of: folder.path("large")).count == size)
  }

  @Test(arguments: [
    ("images=\"w%d.png\"; a [repeat=0]", 9, "images: 'FOLDER/w5.png' cannot be read: "),
    (
      "a [sheet=\"w1.png\", repeat=0]; b [images=\"w[2-4].png\"]; c [sheet=\"w5.png\"]", 66,
      "sheet 'FOLDER/w5.png' cannot be read: "
    ),
  ])
  func `The sheets of a graph have a limit of pixels together`(
    statements: String, column: Int, words: String
  ) throws {
    let folder = try TemporaryFolder()
    for number in 1...5 { try folder.write(Bitmap(width: 10, height: 10), to: "w\(number).png") }
    try folder.write("digraph d {\n\(statements)\n}", to: "d.gv")
    let path = folder.path("d.gv")
    let error = #expect(throws: InputError.self) {
      try Input(path, pixelLimit: 100, pixelLimitRemedy: "raise it")
    }
    guard case .graph(let source, let diagnostics, _) = error else {
      Issue.record("not an error of the graph: \(String(describing: error))")
      return
    }
    let first = try #require(diagnostics.first { $0.severity == .error })
    let place = try #require(first.range.map { source.position(at: $0.start) })
    #expect(
      first.message == words.replacing("FOLDER", with: folder.path)
        + "it is 10x10 pixels, and 0 are left of the 400 that all sheets of a graph may have; "
        + "raise it")
    #expect((place.line, place.column) == (2, column))
    #expect(try Input(path, pixelLimit: 125).graph.sheets.isEmpty == false)
  }
}
