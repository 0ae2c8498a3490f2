import Catalogue
import Lookup

/// The order of the table's rows.
struct BrowserOrder: Hashable, Sendable {
  var column: BrowserColumn
  var isAscending: Bool

  init(_ column: BrowserColumn = .title, isAscending: Bool = true) {
    self.column = column
    self.isAscending = isAscending
  }

  /// Ascending by the next or previous column.
  func stepped(by step: Int) -> BrowserOrder {
    let all = BrowserColumn.allCases
    let place = all.firstIndex(of: column) ?? 0
    return BrowserOrder(all[(place + step + all.count) % all.count])
  }

  /// The order after a click on a column's header: by that column, or reversed if it was by that already.
  func clicked(_ column: BrowserColumn) -> BrowserOrder {
    BrowserOrder(column, isAscending: column == self.column ? !isAscending : true)
  }

  /// A sort key; nil comes last in either direction.
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

  /// The indices of entries in this order; the sort is stable.
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
