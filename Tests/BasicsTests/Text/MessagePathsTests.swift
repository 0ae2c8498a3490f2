import Basics
import Testing

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
}
