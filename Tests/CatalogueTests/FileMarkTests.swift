import Support
@testable import Catalogue
import Testing

struct FileMarkTests {
  @Test func `A folder is another one with each name that comes, however fast`() throws {
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
