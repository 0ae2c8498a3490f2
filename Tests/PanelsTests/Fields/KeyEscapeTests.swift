@testable import Panels
import Terminal
import Testing

@Suite struct KeyEscapeTests {
  @Test(
    arguments: [
      (.alt("b"), [.alt("b")]), (.alt("x"), [.escape, .character("x")]),
      (.alt("\u{7F}"), [.escape, .backspace]), (.character("x"), [.character("x")]),
      (.escape, [.escape]),
    ] as [(Key, [Key])])
  func `a key with Alt that means nothing is Escape and that key`(key: Key, typed: [Key]) {
    #expect(key.typed { $0 == .alt("b") } == typed)
  }
}
