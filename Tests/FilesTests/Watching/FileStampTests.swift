import Support
@testable import Files
import Testing

@Suite struct FileStampTests {
  @Test func `other contents, another file and none at all`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("file")
    #expect(FileStamp(path) == nil)
    try folder.write("old", to: "file")
    let old = try #require(FileStamp(path))
    #expect(FileStamp(path) == old)
    folder.link("link", to: "file")
    #expect(FileStamp(folder.path("link")) == old)
    try folder.write("longer", to: "file")
    #expect(FileStamp(path) != old)
    try folder.write("old", to: "other")
    #expect(FileStamp(folder.path("other")) != old)
    folder.move("other", to: "file")
    #expect(FileStamp(path) != old)
    try folder.remove("file")
    #expect(FileStamp(folder.path("link")) == nil)
  }

  @Test func `the same file with other contents`() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "file")
    let old = try #require(FileStamp(folder.path("file")))
    try folder.write("longer", to: "file")
    #expect(try #require(FileStamp(folder.path("file"))).isOfSameFile(as: old))
    try folder.write("other", to: "other")
    #expect(try !#require(FileStamp(folder.path("other"))).isOfSameFile(as: old))
    #expect(!old.isOfSameFile(as: nil))
  }
}
