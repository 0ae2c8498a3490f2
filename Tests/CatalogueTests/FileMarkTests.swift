import Support
@testable import Catalogue
import Testing

struct FileMarkTests {
  @Test func `The mark of a folder changes with each new name, however fast they are added`() throws
  {
    let folder = try TemporaryFolder()
    try folder.makeFolder("steps")
    var marks = [FileMark(folder.path("steps/"))]
    for number in 0..<100 {
      try folder.write("", to: "steps/\(number).png")
      marks.append(FileMark(folder.path("steps/")))
    }
    #expect(Set(marks).count == marks.count && !marks.contains(nil))
  }

  @Test func `A file's size is in bytes`() throws {
    let folder = try TemporaryFolder()
    try folder.write("four", to: "a.png")
    #expect(FileMark(folder.path("a.png"))?.size == 4)
    #expect(FileMark(folder.path("b.png")) == nil)
  }
}
