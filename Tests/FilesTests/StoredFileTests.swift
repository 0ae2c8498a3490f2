import Support
@testable import Files
import Glibc
import Testing

struct StoredFileTests {
  @Test func `It is written into folders that only the user can access`() throws {
    let folder = try TemporaryFolder()
    let file = StoredFile(folder.path("a/b/c.state"))
    #expect(try file.read() == nil)
    try file.write([1, 2, 3])
    try file.write([4])
    #expect(try file.read() == [4])
    #expect(try folder.names(in: "a/b") == ["c.state"])
    var status = stat()
    #expect(stat(folder.path("a/b"), &status) == 0 && status.st_mode & 0o777 == 0o700)
    #expect(stat(file.path, &status) == 0 && status.st_mode & 0o777 == 0o600)
  }

  @Test func `Files of killed processes are removed, those of running ones are not`() throws {
    let folder = try TemporaryFolder()
    // No process has the highest number: the limit of Linux is 2^22.
    let kept = ["c.state", "c.state.1", "c.state.-2147483647", "c.state.old", "d.state.2147483647"]
    for name in kept.dropFirst() + ["c.state.2147483647"] { try folder.write("", to: name) }
    try StoredFile(folder.path("c.state")).write([1])
    #expect(try folder.names().sorted() == kept.sorted())
  }

  @Test func `An unusable file is set aside`() throws {
    let folder = try TemporaryFolder()
    let file = StoredFile(folder.path("c.state"))
    #expect(file.setAside() == nil)
    try file.write([1])
    #expect(file.setAside() == "c.state.broken")
    #expect(try file.read() == nil)
    try file.write([2])
    #expect(file.setAside() == "c.state.broken")
    #expect(try StoredFile(folder.path("c.state.broken")).read() == [2])
  }

  @Test func `A failure to write is reported`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "a")
    #expect(throws: SystemError(code: ENOTDIR)) {
      try StoredFile(folder.path("a/b.state")).write([1])
    }
    try folder.makeFolder("d")
    #expect(throws: SystemError.self) { try StoredFile(folder.path("d")).write([1]) }
    #expect(try folder.names() == ["a", "d"], "nothing is left lying about")
  }
}
