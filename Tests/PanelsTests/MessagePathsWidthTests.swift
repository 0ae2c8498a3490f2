import Basics
import Testing

@testable import Panels

struct MessagePathsWidthTests {
  @Test(arguments: [
    ("sheet 'assets/people/boss.png' is odd", 30, "sheet 'assets/people/boss.png' is odd"),
    ("sheet 'assets/people/boss.png' is odd", 16, "sheet 'assets…/boss.png' is odd"),
    ("sheet 'assets/people/boss.png' is odd", 8, "sheet '…oss.png' is odd"),
    ("/var/tmp/somewhere/c cannot be watched", 10, "/var…ere/c cannot be watched"),
    ("a/long/way/g.gv:2:10: no", 14, "a/…/g.gv:2:10: no"), ("'walkingToTheLeft'", 9, "'walk…Left'"),
    ("'日本語日本語'", 6, "'日…語'"),
    ("the player's own state isn't there", 4, "the player's own state isn't there"),
    ("'abc' 'abcdef'", 3, "'abc' 'a…f'"), ("'abcdef'", 1, "'…'"),
  ])
  func `What is too long is cut in its middle`(message: String, width: Int, text: String) {
    #expect(MessagePaths(in: message).text(cutTo: width, ellipsis: "…") == text)
  }

  @Test func `The longest counts`() {
    #expect(MessagePaths(in: "no 'abc' in a/bcd, not '日本'").width == 6)
    #expect(MessagePaths(in: "nothing").width == 0)
  }
}
