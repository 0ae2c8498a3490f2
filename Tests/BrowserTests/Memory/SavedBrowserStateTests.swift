@testable import Files
import Support
@testable import Browser
import Testing

struct SavedBrowserStateTests {
  @Test func `A saved state is found`() throws {
    let folder = try TemporaryFolder()
    let file = StoredFile(folder.path("zoo.state"))
    #expect(SavedBrowserState(file, of: "/zoo").memory == nil)
    let memory = BrowserMemory(folder: "/zoo", title: "zoo")
    try file.write(memory.bytes)
    let left = SavedBrowserState(file, of: "/zoo")
    #expect(left.memory == memory && left.message == nil)
    #expect(SavedBrowserState(nil, of: "/zoo").memory == nil && SavedBrowserState().memory == nil)
  }

  @Test(
    arguments: [
      [], Array("hello".utf8), BrowserMemory(folder: "/other", title: "a").bytes,
      Array(BrowserMemory(folder: "/zoo", title: "a").bytes.dropLast(5)), [0, 255, 254],
    ] as [[UInt8]])
  func `A damaged file, or that of another folder, is set aside with a message`(bytes: [UInt8])
    throws
  {
    let folder = try TemporaryFolder()
    let file = StoredFile(folder.path("zoo.state"))
    try file.write(bytes)
    let left = SavedBrowserState(file, of: "/zoo")
    #expect(left.memory == nil)
    #expect(
      left.message
        == "how this was left cannot be read; the file is now called zoo.state.broken")
    #expect(try folder.names() == ["zoo.state.broken"])
  }

  @Test func `A folder in place of the file is reported`() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("zoo.state")
    let left = SavedBrowserState(StoredFile(folder.path("zoo.state")), of: "/zoo")
    #expect(left.memory == nil && left.message != nil)
  }
}
