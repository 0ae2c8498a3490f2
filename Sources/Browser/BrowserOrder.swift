import Catalogue
import Lookup

/// By what the rows of the browser are sorted.
package struct BrowserOrder: Hashable, Sendable {
  package var column: BrowserColumn
  package var isAscending: Bool

  package init(_ column: BrowserColumn = .title, isAscending: Bool = true) {
    self.column = column
    self.isAscending = isAscending
  }

  /// The next or last column, from its beginning.
  func stepped(by step: Int) -> BrowserOrder {
    let all = BrowserColumn.allCases
    let place = all.firstIndex(of: column) ?? 0
    return BrowserOrder(all[(place + step + all.count) % all.count])
  }

  /// The order after a click on a column's head: by that, or turned round if it was by that.
  func clicked(_ column: BrowserColumn) -> BrowserOrder {
    BrowserOrder(column, isAscending: column == self.column ? !isAscending : true)
  }

  /// What a row is sorted by; nil comes last in either direction.
  private enum Key: Comparable {
    case number(Int64)
    case text([UInt8])

    static func < (left: Key, right: Key) -> Bool {
      switch (left, right) {
      case (.number(let a), .number(let b)): a < b
      case (.text(let a), .text(let b)): a.lexicographicallyPrecedes(b)
      case (.number, .text): true
      case (.text, .number): false
      }
    }
  }

  /// Places of the rows in this order; rows that are alike stay in their order.
  func sorted(_ entries: [CatalogueEntry]) -> [Int] {
    var folding = Folding()
    let keys = entries.map { key($0, &folding) }
    return entries.indices.sorted { left, right in
      switch (keys[left], keys[right]) {
      case (let a?, let b?) where a != b: isAscending ? a < b : b < a
      case (.some, nil): true
      case (nil, .some): false
      default: left < right
      }
    }
  }

  private func key(_ entry: CatalogueEntry, _ folding: inout Folding) -> Key? {
    func number(_ number: Int?) -> Key? { number.map { .number(Int64($0)) } }
    let isGood = entry.fault == nil
    switch column {
    case .title: return .text(folding.sortKey(entry.title))
    case .author: return entry.author.isEmpty ? nil : .text(folding.sortKey(entry.author))
    case .kind: return .text(Array(entry.kind.utf8))
    case .year: return number(entry.year)
    case .states: return isGood ? number(entry.states) : nil
    case .frames: return isGood ? number(entry.frames) : nil
    case .tile: return number(entry.tile.map { $0.width * $0.height })
    case .fps: return number(entry.rates.first)
    case .seconds: return isGood ? .number(entry.length) : nil
    case .modified: return .number(entry.mark.modified)
    }
  }
}
