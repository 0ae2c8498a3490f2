@testable import Files
import Support
@testable import Catalogue
import Basics
import Pixels
import Synchronization
import Testing

@Suite @MainActor struct CatalogueTests {
  private func zoo() throws -> (folder: TemporaryFolder, catalogue: Catalogue) {
    let folder = try TemporaryFolder()
    try folder.fillZoo()
    let catalogue = Catalogue(folder: folder.path, index: nil)
    catalogue.updateNow()
    return (folder, catalogue)
  }

  @Test func `Graphs, sheets, atlases and unused pictures are listed`() throws {
    let (folder, catalogue) = try zoo()
    #expect(
      catalogue.entries.map(\.path) == [
        "more/atlas.json", "more/bad.png", "more/broken.gv", "more/lamp.png", "tea.gv",
      ])
    withExtendedLifetime(folder) {}
  }

  @Test func `A graph's entry has the graph's properties`() throws {
    let (folder, catalogue) = try zoo()
    let tea = try #require(catalogue.entry("tea.gv"))
    #expect(tea.title == "Tea for Zoë" && tea.author == "Pau" && tea.year == 2012)
    #expect(tea.tags == ["drink", "man"] && tea.kind == "graph" && tea.fault == nil)
    #expect(tea.states == 2 && tea.frames == 6)
    #expect(tea.tile == CatalogueEntry.Tile(width: 2, height: 2))
    #expect(tea.rates == [5000, 10_000])
    #expect(tea.length == 1_000_000_000, "four frames at 5 and two at 10 a second")
    #expect(tea.parts.map(\.path) == [folder.path("sheets/man.png")])
  }

  @Test func `An atlas's entry has the properties of its file`() throws {
    let (folder, catalogue) = try zoo()
    let atlas = try #require(catalogue.entry("more/atlas.json"))
    #expect(atlas.title == "atlas" && atlas.kind == "json" && atlas.frames == 2)
    #expect(atlas.rates == [5000] && atlas.length == 400_000_000)
    let lamp = try #require(catalogue.entry("more/lamp.png"))
    #expect(lamp.kind == "png" && lamp.frames == 1 && lamp.rates.isEmpty && lamp.length == 0)
    withExtendedLifetime(folder) {}
  }

  @Test func `Broken files are listed with their faults`() throws {
    let (folder, catalogue) = try zoo()
    #expect(
      catalogue.entry("more/broken.gv")?.fault
        == "broken.gv:1:20: sheet 'sheets/man.png' cannot be read: no such file")
    #expect(
      catalogue.entry("more/bad.png")?.fault
        == "it is not a PNG file (it starts with \"no pictu\"), nor any other sheet that is known")
    withExtendedLifetime(folder) {}
  }

  @Test func `Only files that were changed, added or removed are read again`() throws {
    let (folder, catalogue) = try zoo()
    var update = CatalogueUpdate(folder: folder.path, known: catalogue.known)
    #expect(update.count == 0 && !update.differs)
    try folder.write(
      "digraph b { sheet=\"../sheets/man.png\"; tile=\"2x2\"; a [frames=0] }",
      to: "more/broken.gv")
    try folder.remove("more/lamp.png")
    try folder.write(TemporaryFolder.tiles(3), to: "more/new.png")
    update = CatalogueUpdate(folder: folder.path, known: catalogue.known)
    #expect(update.count == 2 && update.differs)
    catalogue.updateNow()
    #expect(catalogue.entry("more/broken.gv")?.fault == nil)
    #expect(catalogue.entry("more/lamp.png") == nil)
    #expect(catalogue.entry("more/new.png") != nil)
  }

  @Test func `When a sheet changes, the graphs that use it are read again`() throws {
    let (folder, catalogue) = try zoo()
    try folder.write(TemporaryFolder.tiles(3), to: "sheets/man.png")
    catalogue.updateNow()
    #expect(catalogue.entry("tea.gv")?.fault != nil)
    try folder.remove("sheets/man.png")
    try folder.remove("tea.gv")
    catalogue.updateNow()
    #expect(catalogue.entry("sheets/man.png") == nil && catalogue.entry("tea.gv") == nil)
  }

  @Test func `When a numbered file is added, the graphs that use the pattern are read again`()
    throws
  {
    let folder = try TemporaryFolder()
    try folder.makeFolder("zoo")
    try folder.makeFolder("steps")
    try folder.write("digraph w { images=\"../steps/%d.png\"; a }", to: "zoo/walk.gv")
    let catalogue = Catalogue(folder: folder.path("zoo"), index: nil)
    catalogue.updateNow()
    #expect(catalogue.entry("walk.gv")?.fault != nil)
    for count in 1...3 {
      try folder.write(TemporaryFolder.tiles(1), to: "steps/\(count).png")
      let update = CatalogueUpdate(folder: folder.path("zoo"), known: catalogue.known)
      #expect(update.count == 1)
      #expect(update.folders.contains(folder.path("zoo/../steps/")))
      catalogue.updateNow()
      #expect(catalogue.entry("walk.gv")?.fault == nil)
      #expect(catalogue.entry("walk.gv")?.frames == count)
    }
    #expect(CatalogueUpdate(folder: folder.path("zoo"), known: catalogue.known).count == 0)
  }

  @Test func `A picture is listed again when no file uses it any more`() throws {
    let (folder, catalogue) = try zoo()
    try folder.remove("more/atlas.json")
    catalogue.updateNow()
    #expect(catalogue.entry("more/atlas.png")?.isListed == true)
  }

  @Test func `Links are followed, and each folder is scanned once`() throws {
    let folder = try TemporaryFolder()
    let other = try TemporaryFolder()
    try other.fillZoo()
    folder.link("zoo", to: other.path)
    folder.link("again", to: other.path)
    folder.link("loop", to: folder.path)
    folder.link("gone.png", to: "/nowhere.png")
    folder.link("lamp.png", to: other.path("more/lamp.png"))
    let scan = FolderScan(folder.path)
    #expect(scan.folders.count == 4)
    #expect(scan.files.count { $0.path.hasSuffix("tea.gv") } == 1)
    #expect(scan.files.contains { $0.path == "lamp.png" })
  }

  @Test func `A missing folder is watched until it comes back`() throws {
    let folder = try TemporaryFolder()
    let update = CatalogueUpdate(folder: folder.path("gone"), known: [])
    #expect(update.folders == [folder.path("gone/")] && update.count == 0)
  }

  @Test func `A later failure is reported at once`() throws {
    let (folder, catalogue) = try zoo()
    var heard: [String?] = []
    catalogue.onChange = { heard.append(catalogue.message) }
    catalogue.report(failure: "nothing is watched any more")
    #expect(heard == ["nothing is watched any more"])
    withExtendedLifetime(folder) {}
  }

  @Test func `Progress is reported at intervals of the given time`() async throws {
    let (folder, _) = try zoo()
    let time = Mutex<Nanoseconds>(0)
    let catalogue = Catalogue(folder: folder.path, index: nil) {
      time.withLock {
        $0 += .perSecond
        return $0
      }
    }
    let count = CatalogueUpdate(folder: folder.path, known: []).count
    var done: [Int] = []
    await withCheckedContinuation { continuation in
      catalogue.onChange = {
        if let progress = catalogue.progress {
          done.append(progress.done)
        } else {
          continuation.resume()
        }
      }
      catalogue.update()
    }
    #expect(done == Array(0...count), "each file takes longer than the interval")
    #expect(!catalogue.entries.isEmpty)
  }

  // MARK: The index

  @Test func `It opens from its index without scanning the folder`() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("zoo")
    try folder.write(TemporaryFolder.tiles(1), to: "zoo/lamp.png")
    let index = StoredFile(folder.path("cache/zoo.index"))
    let first = Catalogue(folder: folder.path("zoo"), index: index)
    first.open()
    #expect(first.entries.isEmpty && first.message == nil)
    first.updateNow()
    try folder.remove("zoo/lamp.png")
    let second = Catalogue(folder: folder.path("zoo"), index: index)
    second.open()
    #expect(second.entries == first.entries && !second.entries.isEmpty)
    second.updateNow()
    #expect(second.entries.isEmpty)
    let third = Catalogue(folder: folder.path("zoo"), index: index)
    third.open()
    #expect(third.entries.isEmpty && third.message == nil)
  }

  @Test func `A damaged index, or that of another folder, is set aside`() throws {
    let folder = try TemporaryFolder()
    let index = StoredFile(folder.path("zoo.index"))
    for bytes in [
      [], Array("digraph".utf8), CatalogueIndex(folder: "/other", entries: []).bytes,
      Array(CatalogueIndex(folder: folder.path, entries: []).bytes.dropLast()),
    ] {
      try index.write(bytes)
      let catalogue = Catalogue(folder: folder.path, index: index)
      catalogue.open()
      #expect(
        catalogue.message
          == "the index of the catalogue cannot be used; it is now called zoo.index.broken. "
          + "All files are read again.")
      #expect(try folder.names() == ["zoo.index.broken"])
    }
  }

  @Test func `Other files have entries too, so that they are not read again`() throws {
    let (folder, catalogue) = try zoo()
    #expect(catalogue.known.contains { $0.path == "package.json" && $0.kind.isEmpty })
    #expect(catalogue.known.contains { $0.path == "sheets/man.png" && $0.isUsed })
    #expect(!catalogue.known.contains { $0.path == "more/.hidden" })
    withExtendedLifetime(folder) {}
  }
}
