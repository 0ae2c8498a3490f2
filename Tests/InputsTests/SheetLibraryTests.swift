@testable import Files
import Support
@testable import Inputs
import Pixels
import Testing

@Suite struct SheetLibraryTests {
  private let folder: TemporaryFolder
  private let stamp: FileStamp
  private let bitmap = Bitmap(width: 2, height: 3)

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("any", to: "file")
    stamp = try #require(FileStamp(folder.path("file")))
  }

  @Test func `A bitmap is reused until its file changes`() throws {
    var library = SheetLibrary()
    #expect(library.bitmap("file", as: stamp) == nil)
    library.add(bitmap, at: "file", as: stamp)
    #expect(library.bitmap("file", as: stamp) == bitmap)
    #expect(library.bitmap("other", as: stamp) == nil)
    try folder.write("another", to: "file")
    let changed = try #require(FileStamp(folder.path("file")))
    #expect(library.bitmap("file", as: changed) == nil)
  }

  @Test func `Files that are known to have changed are dropped`() {
    var library = SheetLibrary()
    library.add(bitmap, at: "file", as: stamp)
    library.add(bitmap, at: "other", as: stamp)
    library.forget(["file", "none"])
    #expect(library.bitmap("file", as: stamp) == nil)
    #expect(library.bitmap("other", as: stamp) == bitmap)
  }

  @Test func `The first of two libraries has priority`() {
    var library = SheetLibrary()
    var other = SheetLibrary()
    library.add(bitmap, at: "file", as: stamp)
    other.add(Bitmap(width: 1, height: 1), at: "file", as: stamp)
    other.add(bitmap, at: "other", as: stamp)
    let merged = library.merging(other)
    #expect(merged.bitmap("file", as: stamp) == bitmap)
    #expect(merged.bitmap("other", as: stamp) == bitmap)
  }
}
