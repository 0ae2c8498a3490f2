import Testing

@testable import Player

struct MessagePathsTests {
  @Test(arguments: [
    ("sheet '/g/boss.png' cannot be read: no", "sheet 'boss.png' cannot be read: no"),
    ("images: '/g/a b/w_1.png' is no single picture", "images: 'a b/w_1.png' is no single picture"),
    ("sheet '/g/it's a.png' is odd", "sheet 'it's a.png' is odd"),
    ("sheet '/g/../s/c.png' is odd", "sheet '../s/c.png' is odd"),
    ("sheet '/h/boss.png' cannot be read", "sheet '/h/boss.png' cannot be read"),
    ("no state '/g/walk'", "no state '/g/walk'"), ("'/g/boss.png", "'/g/boss.png"), ("", ""),
  ])
  func `Files are called as they are from the graph's folder, and nothing else is changed`(
    message: String, text: String
  ) {
    let files: Set = [
      "/g/boss.png", "/g/a b/w_1.png", "/g/it's a.png", "/g/../s/c.png", "/h/boss.png",
    ]
    #expect(MessagePaths(in: message).text(from: "/g", files: files) == text)
  }

  @Test func `The folder may be the root or the current one`() {
    #expect(MessagePaths(in: "'/a' is").text(from: "/", files: ["/a"]) == "'a' is")
    #expect(MessagePaths(in: "'a/b' is").text(from: "", files: ["a/b"]) == "'a/b' is")
    #expect(MessagePaths(in: "'a/b' is").text(from: "a", files: ["a/b"]) == "'b' is")
  }

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
