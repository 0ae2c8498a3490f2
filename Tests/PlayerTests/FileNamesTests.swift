import Testing

@testable import Player

struct FileNamesTests {
  @Test(arguments: [
    (["a/cat.gv", "a/cat.png", "a/cat.gv"], ["cat.gv", "cat.png", "cat.gv"]),
    (["a/cat.gv", "b/cat.gv", "b/dog.gv"], ["a/cat.gv", "b/cat.gv", "dog.gv"]),
  ])
  func `Messages call a file by its path only if its name is another's too`(
    paths: [String], names: [String]
  ) {
    #expect(FileNames.short(paths) == names)
  }

  @Test(arguments: [
    (["a/cat.gv", "dog.png"], ["cat", "dog"]),
    (["a/cat.gv", "b/cat.gv", "dog.gv"], ["a/cat.gv", "b/cat.gv", "dog"]),
    (["cat.gv", "cat.gv", "cat.gv"], ["cat", "cat 2", "cat 3"]),
    (["cat.gv", "cat.png", "cat.gv"], ["cat.gv", "cat.png", "cat.gv 2"]),
    (["-", "input.gv"], ["-", "input.gv"]),
    (["a.gv", "a.gv", "a 2.gv"], ["a", "a 3", "a 2"]),
  ])
  func `Files are told apart by as little as it takes`(paths: [String], names: [String]) {
    #expect(FileNames.telling(paths) == names)
  }
}
