import Support
@testable import GraphFiles
import GraphLanguage
import Testing

struct SheetAttributesTests {
  /// What is told of a graph of some statements; each pattern finds two pictures.
  private func report(_ statements: String) -> String {
    let source = SourceText(name: "d.gv", bytes: Array("digraph d {\n\(statements)\n}\n".utf8))
    let reader = GraphFileReader(
      source, directory: "", fallbackName: "d", keys: testKeys,
      listImages: { _, _ in .success(["brian.png", "brian.png"]) }, readSheet: testSheet)
    #expect(reader.graph != nil)
    return DiagnosticRenderer().render(reader.diagnostics, in: source)
  }

  @Test func `A tile beside images has no effect`() {
    #expect(
      report("  images=\"f_%d.png\"\n  tile=\"61x85\"\n  a; b\n  a -> b -> a [on=click]") == #"""
        d.gv:3:3: warning: tile has no effect with images: each file is a frame
         2 |   images="f_%d.png"
         3 |   tile="61x85"
           |   ^~~~ leave it out, or name one file of tiles with sheet
         4 |   a; b

        """#)
  }

  @Test(arguments: [
    // Said of the graph, of all states, of one state, and by a likeness.
    ("images=\"f_%d.png\" offset=\"1,1\" gap=\"1,1\"; a", ["offset", "gap"]),
    (
      "images=\"f_%d.png\"; node [tile=\"9x9\", order=column]; a; b; a -> b [on=click]",
      ["tile", "order"]
    ),
    ("images=\"f_%d.png\"; a [tile=\"61x85\"]", ["tile"]),
    ("sheet=\"brian.png\"; a [images=\"f_%d.png\", tile=\"61x85\"]", ["tile"]),
    (
      "images=\"f_%d.png\"; a [tile=\"61x85\"]; b [like=a]; a -> b [on=click]",
      ["tile"]
    ),
    // The tile is of the sheet that the images are in place of.
    ("sheet=\"brian.png\"; tile=\"61x85\"; a [images=\"f_%d.png\"]", []),
    // Some state has use for it.
    (
      """
      images="f_%d.png"; tile="61x85"; a; b [sheet="brian.png", frames="0-3"]
      a -> b [on=click]
      """, []
    ),
    (
      """
      images="f_%d.png"; node [tile="61x85"]; b [sheet="brian.png", frames="0-3"]; a
      b -> a [on=click]
      """, []
    ),
    ("images=\"f_%d.png\"; a", []),
  ])
  func `What is said of tiles in vain is told of once`(statements: String, names: [String]) {
    let warnings = report(statements).split(separator: "\n").filter { $0.contains("warning: ") }
    #expect(warnings.count == names.count)
    for (warning, name) in zip(warnings, names) {
      #expect(warning.hasSuffix("warning: \(name) has no effect with images: each file is a frame"))
    }
  }
}
