import GraphLanguage
import Testing

@Suite("Dumps of trees")
struct TreeDumpTests {
  @Test("Names are shown as they were written, but cannot act on the terminal")
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
