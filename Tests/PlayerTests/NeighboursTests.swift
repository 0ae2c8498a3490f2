import Testing

@testable import Player

@Suite struct NeighboursTests {
  @Test(
    arguments: [
      ("drink.gv", true), ("a/b.DOT", true), ("walk.png", true), ("x.aseprite", true),
      ("notes.txt", false), (".gv", false), ("gv", false), ("a.gv/b", false), ("", false),
    ])
  func `files that can be played, by their names`(path: String, isPlayable: Bool) {
    #expect(Neighbours.isPlayable(path) == isPlayable)
  }

  @Test func `those in the folder of a file, in order`() {
    let found = Neighbours.beside(ProjectFiles.path("demos/lamp.gv"))
    #expect(found.count >= 7 && found == found.sorted())
    #expect(found.contains(ProjectFiles.path("demos/lamp.gv")))
    #expect(found.contains(ProjectFiles.path("demos/drink.gv")))
    #expect(Neighbours.beside("/no/such/folder/x.gv").isEmpty)
  }
}
