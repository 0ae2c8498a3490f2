@testable import Files
@testable import Catalogue
import StateGraph
import Testing

struct CatalogueIndexTests {
  private static let index: CatalogueIndex = {
    var full = CatalogueEntry(
      path: "a/tea.gv", mark: FileMark(size: 812, modified: 1_700_000_000_123_456_789),
      title: "Tea for Zoë", kind: "graph")
    full.author = "Pau"
    full.year = 2012
    full.tags = ["drink", "man"]
    full.states = 4
    full.frames = 23
    full.tile = CatalogueEntry.Tile(width: 61, height: 85)
    full.rates = [5000, 10_000]
    full.length = 2_500_000_000
    full.parts = [
      CatalogueEntry.Part(path: "/zoo/a.png", mark: FileMark(size: 1, modified: -5)),
      CatalogueEntry.Part(path: "/zoo/gone.png", mark: nil),
    ]
    var broken = CatalogueEntry(
      path: "b.png", mark: FileMark(size: 0, modified: 0), title: "b", kind: "png")
    broken.fault = "it is empty"
    broken.isUsed = true
    return CatalogueIndex(folder: "/zoo", entries: [full, broken])
  }()

  @Test func `What was written is read back`() throws {
    #expect(try CatalogueIndex(Self.index.bytes, of: "/zoo") == Self.index)
  }

  @Test func `The state of another folder is refused`() {
    #expect(throws: CatalogueIndex.Fault.otherFolder("/zoo")) {
      try CatalogueIndex(Self.index.bytes, of: "/other")
    }
  }

  @Test func `Any changed byte and any missing end are detected`() {
    let bytes = Self.index.bytes
    for place in bytes.indices {
      var other = bytes
      other[place] ^= 0x11
      #expect(throws: CatalogueIndex.Fault.self) { try CatalogueIndex(other, of: "/zoo") }
      #expect(throws: CatalogueIndex.Fault.self) {
        try CatalogueIndex(Array(bytes.prefix(place)), of: "/zoo")
      }
    }
  }

  @Test func `Invalid bytes with a correct checksum are refused too`() {
    let start = 22 + 8
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<2000 {
      var body = Array(Self.index.bytes.dropFirst(start))
      body[Int.random(in: 0..<body.count, using: &generator)] = .random(
        in: 0...255, using: &generator)
      var whole = RecordWriter(Array(Self.index.bytes.prefix(22)))
      whole.putFixed(Checksum.of(body[...]))
      // The result is an index or a fault, but no crash.
      _ = try? CatalogueIndex(whole.bytes + body, of: "/zoo")
    }
  }
}
