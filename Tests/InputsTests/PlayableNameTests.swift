import Testing

@testable import Player

struct PlayableNameTests {
  @Test(
    arguments: [
      ("a.gv", "graph"), ("a.DOT", "graph"), ("a.ase", "aseprite"), ("a.atlas", "libgdx"),
      ("a.tsx", "xml"), ("a.Png", "png"), ("a.json", nil), ("a.tres", nil), ("a", nil),
      (".png", nil),
    ])
  func `A file that cannot be read is of the kind that its name promises`(
    name: String, kind: String?
  ) {
    #expect(PlayableName.kind(of: name) == kind)
    if let kind { #expect(CatalogueEntry.kinds.contains(kind)) }
  }

  @Test func `What may be anything else is worth a look too`() {
    for name in ["a.json", "a.txt", "a.gv", "a.tscn"] { #expect(PlayableName.isPlayable(name)) }
    for name in ["a", ".png", "a.c", "json"] { #expect(!PlayableName.isPlayable(name)) }
  }

  @Test func `Every ending is that of a file worth a look`() {
    #expect(PlayableName.endings.contains("gv") && PlayableName.endings.contains("json"))
    for ending in PlayableName.endings { #expect(PlayableName.isPlayable("a." + ending)) }
  }

  @Test func `Broken files are listed as what they should be`() throws {
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
  /// What is listed of a folder.
  fileprivate static func all(of folder: TemporaryFolder) -> [CatalogueEntry] {
    var update = CatalogueUpdate(folder: folder.path, known: [])
    while update.readNext() {}
    return update.takeEntries().filter(\.isListed)
  }
}
