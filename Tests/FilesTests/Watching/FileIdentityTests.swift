import Support
@testable import Files
import Testing

struct FileIdentityTests {
  @Test func `A file has the same identity under all its names`() throws {
    let folder = try TemporaryFolder()
    let first = folder.path("a")
    try folder.write("one", to: "a")
    try folder.write("one", to: "b")
    folder.link("c", to: first)
    #expect(FileIdentity(first) == FileIdentity(folder.path("c")))
    #expect(FileIdentity(first) != FileIdentity(folder.path("b")))
    #expect(FileIdentity(folder.path("d")) == nil)
  }
}
