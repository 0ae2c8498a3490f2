@testable import Files
import Testing

struct PathKeyTests {
  @Test func `Names that look the same are distinct if their bytes differ`() {
    let (composed, decomposed) = (PathKey("caf\u{E9}"), PathKey("cafe\u{301}"))
    #expect(composed.path == decomposed.path && composed != decomposed)
    #expect(Set([composed, decomposed, PathKey("caf\u{E9}")]).count == 2)
    #expect(decomposed < composed && !(composed < decomposed) && PathKey("a") < PathKey("b"))
  }
}
