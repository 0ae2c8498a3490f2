@testable import GraphFiles
import Testing

struct QuotedPathTests {
  @Test func `A path stays as it is, but for what acts on a terminal`() {
    #expect(quotedPath("a b/c.png") == "'a b/c.png'")
    #expect(quotedPath("a\u{1B}[m/ü.png") == "'a^[[m/ü.png'")
  }

  @Test func `Of a long path the end stays`() {
    let long = String(repeating: "x", count: 300) + "/c.png"
    #expect(quotedPath(long) == "'…" + String(repeating: "x", count: 194) + "/c.png'")
  }
}
