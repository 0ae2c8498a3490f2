import Support
@testable import Inputs
import Pixels
import Testing

@Suite struct OriginsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.makeFolder("im")
    try folder.write(Bitmap(width: 2, height: 2), to: "a.png")
    try folder.write(Bitmap(width: 2, height: 2), to: "im/w1.png")
    try folder.write("digraph d { a [sheet=\"a.png\"]; b [images=\"im/w%d.png\"] }", to: "d.gv")
  }

  private func origins(_ name: String = "d.gv") throws -> Origins {
    do throws(InputError) { return try Input(folder.path(name)).origins } catch {
      guard case .graph(_, _, let origins) = error else { throw error }
      return origins
    }
  }

  @Test func `They are the file, its sheets and images, and the folders of patterns`() throws {
    let origins = try origins()
    #expect(origins.paths == Set(["d.gv", "a.png", "im/w1.png"].map(folder.path)))
    #expect(origins.folders == [folder.path("im/")])
    #expect(!origins.haveChanged)
    #expect(!origins.imagesDiffer)
  }

  @Test(arguments: ["d.gv", "a.png", "im/w1.png"])
  func `Writing or removing a file is a change`(name: String) throws {
    let origins = try origins()
    try folder.write("another", to: name)
    #expect(origins.haveChanged)
    #expect(!origins.imagesDiffer)
    let others = try self.origins()
    try folder.remove(name)
    #expect(others.haveChanged)
  }

  @Test func `A new file of a pattern is a change, another file in its folder is not`() throws {
    let origins = try origins()
    try folder.write("", to: "im/v2.png")
    #expect(!origins.haveChanged)
    try folder.write("", to: "im/w2.png")
    #expect(origins.imagesDiffer)
    #expect(origins.haveChanged)
  }

  @Test func `Files named by an invalid file count too`() throws {
    try folder.write(
      "digraph d { a [sheet=\"b.png\"]; b [images=\"x/%d.png\"]; c [sheet=\"a.png\"]", to: "d.gv")
    let origins = try origins()
    #expect(origins.paths == Set(["d.gv", "a.png", "b.png"].map(folder.path)))
    #expect(origins.folders == [folder.path("x/")])
    #expect(!origins.haveChanged)
    try folder.makeFolder("x")
    #expect(origins.imagesDiffer)
  }

  @Test func `A sheet alone is its own origin`() throws {
    let origins = try origins("a.png")
    #expect(origins.paths == [folder.path("a.png")])
    #expect(origins.folders.isEmpty)
    try folder.write(Bitmap(width: 3, height: 3), to: "a.png")
    #expect(origins.haveChanged)
  }
}
