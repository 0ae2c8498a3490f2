import Support
import Testing

@testable import Catalogue

struct CatalogueUpdateTests {
  @Test func `Broken files are listed with the kind that their names say`() throws {
    let folder = try TemporaryFolder()
    let kinds = [
      "a.ase": "aseprite", "b.atlas": "libgdx", "c.tsx": "xml", "d.gv": "graph", "e.gif": "gif",
    ]
    for name in kinds.keys { try folder.write("\u{1}", to: name) }
    try folder.write("\u{1}", to: "f.tres")
    let catalogue = CatalogueUpdate.all(of: folder)
    #expect(Dictionary(uniqueKeysWithValues: catalogue.map { ($0.path, $0.kind) }) == kinds)
    #expect(catalogue.allSatisfy { $0.fault != nil })
  }
}

extension CatalogueUpdate {
  /// The listed entries of a folder.
  fileprivate static func all(of folder: TemporaryFolder) -> [CatalogueEntry] {
    var update = CatalogueUpdate(folder: folder.path, known: [])
    while update.readNext() {}
    return update.takeEntries().filter(\.isListed)
  }
}
