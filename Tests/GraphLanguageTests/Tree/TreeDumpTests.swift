import GraphLanguage
import Testing

@Suite("Dumps of trees")
struct TreeDumpTests {
  @Test("Names stand as they were written, with nothing that acts on a terminal")
  func names() {
    #expect(
      dump("digraph { a; \"b\"; <c>; -1; \"\u{1B}\" [x=<\u{7}>] }") == """
        digraph
          node a
          node "b"
          node <c>
          node -1
          node "^[" [x=<^G>]

        """)
  }
}
