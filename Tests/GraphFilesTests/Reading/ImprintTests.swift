import Basics
@testable import GraphFiles
import GraphLanguage
import SheetFiles
import Sheets
import Testing

struct ImprintTests {
  private func imprint(_ text: String) -> Imprint {
    let source = SourceText(name: "g.gv", bytes: Array(text.utf8))
    return GraphFileReader(
      source, directory: "", fallbackName: "g", readSheet: { _ in .failure(.file(.missing)) }
    ).imprint
  }

  @Test func `A graph says what it is called, by whom and when`() {
    #expect(
      imprint(
        """
        digraph { title=" Tea time "; author="Pau\\n"; year=2012; tags="drink, man ,,drink"; a }
        """)
        == Imprint(title: "Tea time", author: "Pau\\n", year: 2012, tags: ["drink", "man"]))
  }

  @Test func `Of several graphs, the first that says something counts`() {
    #expect(
      imprint("digraph { title=\"\"; tags=a; x } digraph { title=B; year=soon; tags=\"b,a\"; y }")
        == Imprint(title: "B", tags: ["a", "b"]))
  }

  @Test func `Of very many tags the first count, each once`() {
    let tags = (0..<40_000).map { "t\($0 / 2)" }
    #expect(
      imprint("digraph { tags=\"\(tags.joined(separator: ","))\"; a }").tags
        == (0..<Imprint.mostTags).map { "t\($0)" })
  }

  @Test func `One with mistakes says it too`() {
    #expect(imprint("digraph { title=B; a -> ").title == "B")
    #expect(imprint("nothing") == Imprint())
  }
}
