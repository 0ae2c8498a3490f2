@testable import Files
import Testing

struct PathNameTests {
  @Test(arguments: [
    ("demos/drink.gv", "demos", "drink"), ("drink.gv", "", "drink"), ("/drink.gv", "/", "drink"),
    ("../a/b.c.gv", "../a", "b.c"), ("noending", "", "noending"), (".hidden", "", ".hidden"),
    ("a.b/c", "a.b", "c"), ("-", "", "input"), ("./-", ".", "-"), ("", "", ""), ("a/", "a", ""),
  ])
  func `A path has a directory and a stem`(path: String, directory: String, stem: String) {
    let name = PathName(path)
    #expect((name.directory, name.stem) == (directory, stem))
  }

  @Test(arguments: [
    ("demos/drink.gv", "drink.gv"), ("drink.gv", "drink.gv"), ("/drink.gv", "drink.gv"),
    ("-", "-"), ("a/", "a/"), ("", ""),
  ])
  func `A path has a last part`(path: String, last: String) {
    #expect(PathName(path).last == last)
  }

  @Test(arguments: [("demos", "demos/"), ("/", "/"), ("a/b/", "a/b/"), ("", "")])
  func `Paths of files start with their folder`(folder: String, start: String) {
    #expect(PathName.start(ofFilesIn: folder) == start)
  }

  @Test func `A suffix matches in any case`() {
    #expect(PathName("a/B.PNG").hasSuffix(".png"))
    #expect(!PathName("a.png/b").hasSuffix(".png"))
  }
}
