import Support
@testable import Inputs
import Testing

@Suite struct FilesBesideTests {
  @Test func `those in the folder of a file, in order`() {
    let found = FilesBeside.all(beside: ProjectFiles.path("demos/lamp.gv"))
    #expect(found.count >= 7 && found == found.sorted())
    #expect(found.contains(ProjectFiles.path("demos/lamp.gv")))
    #expect(found.contains(ProjectFiles.path("demos/drink.gv")))
    #expect(FilesBeside.all(beside: "/no/such/folder/x.gv").isEmpty)
  }

  @Test func `all unambiguous kinds, and no folders`() throws {
    let folder = try TemporaryFolder()
    let playable = [
      "a.gv", "b.DOT", "c.png", "d.apng", "e.gif", "f.aseprite", "g.ase", "h.atlas", "i.tsx",
      "j.sprite",
    ]
    for name in playable + [".gv", "gv", "notes.txt", "x.json"] {
      try folder.write("", to: name)
    }
    try folder.makeFolder("folder.gv")
    #expect(FilesBeside.all(beside: folder.path("x.json")) == playable.map(folder.path))
  }
}
