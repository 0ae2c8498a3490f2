import Foundation
import GraphFiles
import Support
import Testing

struct VocabularyMarkdownTests {
  @Test(
    "docs/graphs.md contains the tables of the vocabulary between their marks",
    arguments: Vocabulary.Table.allCases)
  func documentation(table: Vocabulary.Table) throws {
    let text = try String(contentsOfFile: ProjectFiles.path("docs/graphs.md"), encoding: .utf8)
    let begin = try #require(text.range(of: "<!-- table: \(table.rawValue) -->\n"))
    let end = try #require(
      text.range(of: "\n<!-- end -->", range: begin.upperBound..<text.endIndex))
    // Where they differ, copy the expected table into the page.
    #expect(text[begin.upperBound..<end.lowerBound] == Vocabulary.standard.markdown(table))
  }
}
