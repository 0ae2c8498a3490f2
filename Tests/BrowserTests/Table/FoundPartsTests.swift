@testable import Catalogue
@testable import Browser
import Lookup
import Testing

struct FoundPartsTests {
  private func query(_ text: String) -> Query {
    Query(text, names: CatalogueEntry.fields.names, style: .plain)
  }

  @Test func `A text has the parts that the query finds under its name`() {
    let found = FoundParts()
    let query = query("wal kind:gr")
    for _ in 0..<2 {
      #expect(found.marks(in: "The walk", named: "title", by: query) == [4..<7])
      #expect(found.marks(in: "The walk", named: "file", by: query).isEmpty)
      #expect(found.marks(in: "graph", named: "kind", by: query) == [0..<2])
      #expect(found.marks(in: "graph", named: "title", by: query).isEmpty)
    }
  }

  @Test func `Another query finds other parts`() {
    let found = FoundParts()
    #expect(found.marks(in: "walk", named: "title", by: query("wa")) == [0..<2])
    #expect(found.marks(in: "walk", named: "title", by: query("k")) == [3..<4])
    #expect(found.marks(in: "walk", named: "title", by: Query()).isEmpty)
  }

  @Test func `Any number of texts can be searched`() {
    let found = FoundParts()
    let query = query("1")
    for number in 0..<10_000 {
      let marks = found.marks(in: "\(number)", named: "title", by: query)
      #expect(marks.isEmpty == !"\(number)".contains("1"))
    }
  }
}
