@testable import Files
import Support
@testable import Catalogue
import Basics
import Glibc
import Sheets
import Testing

struct FolderScanTests {
  @Test func `The number of files is limited, within one folder too, and this is reported`() throws
  {
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

  @Test func `Files whose names look the same are distinct`() throws {
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

  @Test func `A folder that cannot be scanned is reported, one within it is not`() throws {
    let folder = try TemporaryFolder()
    #expect(FolderScan(folder.path).fault == nil)
    #expect(FolderScan(folder.path("gone")).fault == .missing)
    try folder.makeFolder("zoo/closed")
    try folder.write("", to: "zoo/a.png")
    for mode in [0o000, 0o444, 0o311] as [mode_t] {
      #expect(chmod(folder.path("zoo/closed"), mode) == 0)
      // Privileged users can read everything.
      guard access(folder.path("zoo/closed"), R_OK | X_OK) != 0 else { continue }
      #expect(FolderScan(folder.path("zoo/closed")).fault == .forbidden, "\(mode)")
      let scan = FolderScan(folder.path("zoo"))
      #expect(scan.fault == nil && scan.files.count == 1)
    }
    #expect(chmod(folder.path("zoo/closed"), 0o700) == 0)
  }
}
