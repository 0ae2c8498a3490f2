import Testing

@testable import Player

struct FolderScanTests {
  @Test func `No more files are taken than may be, of one folder too, and it is told`() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("empty")
    for name in ["a.png", "b.png", "c.png", "notes"] { try folder.write("", to: name) }
    for limit in 0...4 {
      let scan = FolderScan(folder.path, limit: limit)
      #expect(scan.files.count == min(3, limit) && scan.isCut == (limit < 3), "\(limit)")
    }
    try folder.write("", to: "empty/d.png")
    #expect(FolderScan(folder.path, limit: 3).isCut)
    #expect(!FolderScan(folder.path, limit: 4).isCut)
  }

  @Test func `Files whose names look the same are two`() throws {
    let folder = try TemporaryFolder()
    let names = ["cafe\u{301}.png", "caf\u{E9}.png"]
    try folder.write(TemporaryFolder.tiles(1), to: names[0])
    try folder.write("no picture", to: names[1])
    #expect(FolderScan(folder.path).files.map { PathKey($0.path) } == names.map(PathKey.init))
    var update = CatalogueUpdate(folder: folder.path, known: [])
    while update.readNext() {}
    let entries = update.takeEntries()
    #expect(entries.map { PathKey($0.path) } == names.map(PathKey.init))
    #expect(entries.map { $0.fault == nil } == [true, false])
    let again = CatalogueUpdate(folder: folder.path, known: entries)
    #expect(again.count == 0 && !again.differs)
  }
}
