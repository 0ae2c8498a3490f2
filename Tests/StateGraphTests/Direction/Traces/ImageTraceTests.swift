import StateGraph
import Support
import GraphFiles
import Animation
import Foundation
import GraphLanguage
import Pixels
import SheetFiles
import Sheets
import Testing

/// Numbered files as frames, read from a folder; without frames, all of them in order.
struct ImageTraceTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Reads a graph beside bitmaps of some names and widths.
  private func read(_ text: String, _ images: [(name: String, width: Int)]) throws
    -> GraphFileReader
  {
    for (name, width) in images {
      let bitmap = Bitmap(width: width, height: 4, filling: RGBA(9, 9, 9))
      try folder.write(bitmap, to: name)
    }
    return GraphFileReader(
      SourceText(name: "d.gv", bytes: Array(text.utf8)), directory: folder.path,
      fallbackName: "d"
    ) { path in
      Result { () throws(SheetFileError) in try SheetFile.read(path) }
    }
  }

  private let walk = [("w_1.png", 3), ("w_10.png", 5), ("w_2.png", 4), ("v_1.png", 9)]

  @Test(arguments: ["w_%d.png", "w_*.png", "w_?*.png"])
  func `The files of a pattern are frames in natural order`(pattern: String) throws {
    let reader = try read(
      "digraph d { images=\"\(pattern)\"; a [repeat=2]; b [frames=\"2,0\", repeat=1]; a -> b }",
      walk)
    let graph = try #require(reader.graph, "\(reader.report)")
    var play = Play(graph)
    play.frames = true
    #expect(
      try play.trace(until: "2s") == """
        0.000 d start a
        0.000 d frame a 0
        0.100 d frame a 1
        0.200 d frame a 2
        0.300 d loop a 1
        0.300 d frame a 0
        0.400 d frame a 1
        0.500 d frame a 2
        0.600 d stop a
        0.600 d start b
        0.600 d frame b 2
        0.700 d frame b 0
        0.800 d stop b
        """)
    #expect(graph.sheets.count == 1)
    #expect((0..<3).map { graph.sheets[0].sheet.size(ofFrame: $0).width } == [3, 4, 5])
  }

  @Test func `Images of a state come before the sheet of the graph, whose tiles do not cut them`()
    throws
  {
    let reader = try read(
      "digraph d { sheet=\"v_1.png\"; tile=\"3x4\"; a [images=\"w_%d.png\"]; b [frames=\"2\"] }",
      walk)
    let graph = try #require(reader.graph, "\(reader.report)")
    #expect(graph.actors[0].states.map { $0.clip?.animation.frames } == [[0, 1, 2], [2]])
    #expect(graph.sheets.map(\.sheet.frameCount) == [3, 3])
  }

  @Test(arguments: [
    ("x_%d.png", "no file matches the pattern 'x_%d.png' in the folder 'FOLDER'"),
    (
      "v_%02d.png",
      "no file matches the pattern 'v_%02d.png' in the folder 'FOLDER', though 'v_1.png' is there"
    ),
    ("w_%s.png", "after a % in the pattern 'w_%s.png' stands d, as in %d or %02d, or another %"),
    ("%d_%d.png", "the pattern '%d_%d.png' has more than one number"),
    ("sub/w_%d.png", "there is no folder 'FOLDER/sub'"),
    (
      "broken_%d.png",
      "'FOLDER/broken_1.png' cannot be read: it is not a PNG file (it starts with \"no pictu\"), "
        + "nor any other sheet that is known"
    ),
  ])
  func `A pattern that gives no pictures is an error`(pattern: String, message: String) throws {
    try folder.write("no picture", to: "broken_1.png")
    let reader = try read("digraph d { images=\"\(pattern)\"; a [repeat=0] }", walk)
    #expect(
      reader.diagnostics.map(\.message)
        == ["images: " + message.replacing("FOLDER", with: folder.path)])
  }
}
