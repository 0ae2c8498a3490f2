@testable import Inputs
import Testing

struct FileNamesTests {
  @Test(arguments: [
    (["a/cat.gv", "a/cat.png", "a/cat.gv"], ["cat.gv", "cat.png", "cat.gv"]),
    (["a/cat.gv", "b/cat.gv", "b/dog.gv"], ["a/cat.gv", "b/cat.gv", "dog.gv"]),
    (["/x/y/a/cat.gv", "/x/y/b/cat.gv"], ["a/cat.gv", "b/cat.gv"]),
    (["/x/a/g/cat.gv", "/x/b/g/cat.gv", "/x/c/cat.gv"], ["a/g/cat.gv", "b/g/cat.gv", "c/cat.gv"]),
    (
      ["cat.gv", "a/cat.gv", "/cat.gv", "../a/cat.gv"],
      ["cat.gv", "a/cat.gv", "/cat.gv", "../a/cat.gv"]
    ),
    (["", "/", "a/"], ["", "/", "a/"]),
  ])
  func `Messages name a file by its name, with folders if the name is ambiguous`(
    paths: [String], names: [String]
  ) {
    #expect(FileNames.short(paths) == names)
  }

  @Test(arguments: [
    (["a/cat.gv", "dog.png"], ["cat", "dog"]),
    (["a/cat.gv", "b/cat.gv", "dog.gv"], ["a/cat.gv", "b/cat.gv", "dog"]),
    (["/x/a/cat.gv", "/x/b/cat.gv", "/x/a/cat.gv"], ["a/cat.gv", "b/cat.gv", "a/cat.gv 2"]),
    (["/x/a/cat.gv", "/x/b/cat.png"], ["cat.gv", "cat.png"]),
    (["cat.gv", "cat.gv", "cat.gv"], ["cat", "cat 2", "cat 3"]),
    (["cat.gv", "cat.png", "cat.gv"], ["cat.gv", "cat.png", "cat.gv 2"]),
    (["-", "input.gv"], ["-", "input.gv"]),
    (["a.gv", "a.gv", "a 2.gv"], ["a", "a 3", "a 2"]),
  ])
  func `Names of files are as short as possible`(paths: [String], names: [String]) {
    #expect(FileNames.unique(paths) == names)
  }
}
