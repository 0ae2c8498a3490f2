@testable import Catalogue
@testable import Browser
import Lookup
import Testing

struct BrowserColumnTests {
  private func text(_ column: BrowserColumn, _ change: (inout CatalogueEntry) -> Void) -> String {
    var entry = BrowserListTests.entry("a")
    change(&entry)
    return column.text(of: entry, NumberStyle(decimalPoint: ",", grouping: "."))
  }

  @Test(
    arguments: [
      ([], ""), ([10_000], "10"), ([12_500], "12,5"), ([5000, 10_000], "5-10"), ([10], "<0,1"),
      ([29_970], "30"), ([3333], "3,3"),
    ])
  func `Rates are written in the user's number style`(rates: [Int], text: String) {
    #expect(self.text(.fps) { $0.rates = rates } == text)
  }

  @Test func `Unknown facts are left out`() {
    for column in BrowserColumn.allCases where ![.title, .kind, .modified].contains(column) {
      #expect(text(column) { $0.fault = "broken" } == "", "\(column)")
    }
    #expect(text(.seconds) { $0.length = 0 } == "")
    #expect(text(.seconds) { $0.length = 2_450_000_000 } == "2,5")
    #expect(text(.tile) { $0.tile = .init(width: 61, height: 85) } == "61x85")
    #expect(text(.year) { $0.year = 2012 } == "2012")
  }

  @Test func `A day has ten characters`() {
    let day = text(.modified) { $0.mark = FileMark(size: 0, modified: 1_700_000_000_000_000_000) }
    #expect(day.hasPrefix("2023-11-1") && day.count == 10)
  }
}
