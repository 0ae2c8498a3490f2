@testable import Catalogue
@testable import Browser
import Lookup
import Testing

struct BrowserListTests {
  static func entry(
    _ title: String, author: String = "", year: Int? = nil, kind: String = "graph", frames: Int = 1,
    rates: [Int] = [], fault: String? = nil
  ) -> CatalogueEntry {
    var entry = CatalogueEntry(
      path: "\(title).gv", mark: FileMark(size: 0, modified: 0), title: title, kind: kind)
    entry.author = author
    entry.year = year
    entry.frames = frames
    entry.rates = rates
    entry.fault = fault
    return entry
  }

  private static let entries = [
    entry("walk 10", year: 2012, frames: 8, rates: [5000]),
    entry("Éclair", author: "ann", frames: 3, rates: [7692]),
    entry("walk 2", author: "Ann", year: 1999, frames: 8), entry("zoo", frames: 2, fault: "broken"),
  ]

  private func list(_ order: BrowserOrder = BrowserOrder()) -> BrowserList {
    var list = BrowserList()
    list.show(Self.entries)
    list.sort(by: order)
    return list
  }

  private func titles(_ list: BrowserList) -> [String] {
    list.shown.indices.map { list.entry(ofRow: $0).title }
  }

  private func query(_ text: String) -> Query {
    Query(text, names: CatalogueEntry.fields.names, style: .plain)
  }

  @Test(
    arguments: [
      (BrowserOrder(.title), ["Éclair", "walk 2", "walk 10", "zoo"]),
      (BrowserOrder(.title, isAscending: false), ["zoo", "walk 10", "walk 2", "Éclair"]),
      (BrowserOrder(.author), ["Éclair", "walk 2", "walk 10", "zoo"]),
      (BrowserOrder(.year), ["walk 2", "walk 10", "Éclair", "zoo"]),
      (BrowserOrder(.year, isAscending: false), ["walk 10", "walk 2", "Éclair", "zoo"]),
      (BrowserOrder(.frames), ["Éclair", "walk 10", "walk 2", "zoo"]),
      (BrowserOrder(.fps), ["walk 10", "Éclair", "walk 2", "zoo"]),
    ])
  func `It is sorted by any column, with missing values last`(
    order: BrowserOrder, titles: [String]
  ) {
    #expect(self.titles(list(order)) == titles)
  }

  @Test func `Keys step through all columns and reverse the order`() {
    var order = BrowserOrder()
    for _ in BrowserColumn.allCases { order = order.stepped(by: 1) }
    #expect(order == BrowserOrder())
    #expect(order.stepped(by: -1).column == .modified)
    #expect(order.clicked(.title) == BrowserOrder(.title, isAscending: false))
    #expect(order.clicked(.title).clicked(.year) == BrowserOrder(.year))
  }

  @Test func `A search keeps the selection`() {
    var list = list()
    list.select(2)
    #expect(list.selection?.title == "walk 10")
    list.search(query("walk"))
    #expect(titles(list) == ["walk 2", "walk 10"] && list.selection?.title == "walk 10")
    list.search(query("zoo"))
    #expect(list.selection?.title == "zoo")
    list.search(query("nothing"))
    #expect(list.selection == nil && list.shown.isEmpty)
    list.move(by: 1)
    list.search(query(""))
    #expect(list.selection?.title == "walk 10" && list.selected == 2)
  }

  @Test func `Added and removed entries leave the selection unchanged`() {
    var list = list()
    list.select(1)
    list.show(Self.entries + [Self.entry("a")])
    #expect(list.selection?.title == "walk 2" && list.selected == 2)
    list.show([Self.entries[3]])
    #expect(list.selection?.title == "zoo")
    list.show(Self.entries)
    #expect(list.selection?.title == "walk 2")
    list.show([])
    #expect(list.selection == nil)
  }

  @Test func `The visible rows follow the selection, but can be scrolled away from it`() {
    var list = BrowserList()
    list.show((0..<100).map { Self.entry("\($0)") })
    list.select(30)
    list.reveal(page: 10)
    #expect(list.top(page: 10) == 21)
    list.scroll(by: 5, page: 10)
    #expect(list.top(page: 10) == 26 && list.selected == 30)
    list.scroll(by: 1000, page: 10)
    #expect(list.top(page: 10) == 90 && list.selected == 30)
    list.reveal(page: 10)
    #expect(list.top(page: 10) == 30)
    #expect(list.top(page: 3) == 30 && list.top(page: 80) == 20 && list.top(page: 10) == 30)
    list.move(by: -1000)
    list.reveal(page: 10)
    #expect(list.top(page: 10) == 0 && list.selected == 0)
    list.search(query("5"))
    #expect(list.top(page: 1000) == 0)
  }

  @Test func `The selection is restored even before there are entries`() {
    var list = BrowserList()
    list.restore(selected: "zoo.gv", scroll: 3, followsSelection: false)
    list.show(Self.entries)
    #expect(list.selection?.title == "zoo" && list.scroll == 3)
    #expect(list.top(page: 10) == 0 && list.top(page: 1) == 3)
  }

  @Test func `Terms find what the columns show`() {
    var list = list()
    for (text, expected) in [
      ("1999", ["walk 2"]), ("8", ["walk 2", "walk 10"]), ("ann", ["Éclair", "walk 2"]),
      ("fps:5", ["walk 10"]), ("file:zoo.gv", ["zoo"]),
      ("kind:gr", ["Éclair", "walk 2", "walk 10", "zoo"]),
      ("frames:2", []), ("7.7", ["Éclair"]), ("7.692", ["Éclair"]), ("fps:>7.695", ["Éclair"]),
    ] {
      list.search(query(text))
      #expect(titles(list) == expected, "\(text)")
    }
  }
}
