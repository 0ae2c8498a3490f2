/// The cells of a grid that may have changed: one span of columns in each row.
package struct Damage: Hashable, Sendable {
  /// The columns that may have changed in each row, from the top; empty where nothing changed, as in
  /// all rows after the last element.
  package private(set) var spans: [Range<Int>]

  /// Makes a damage of no cells.
  package init() { spans = [] }

  /// Makes a damage of all cells of a grid.
  package init(columns: Int, rows: Int) {
    spans = Array(repeating: 0..<columns, count: rows)
  }

  package var isEmpty: Bool { spans.allSatisfy(\.isEmpty) }

  /// Adds the cells of a rectangle, which has no negative columns or rows.
  package mutating func add(_ rect: CellRect) {
    guard rect.columns > 0, rect.rows > 0 else { return }
    while spans.count < rect.row + rect.rows { spans.append(0..<0) }
    for row in rect.down { widen(row, by: rect.across) }
  }

  package mutating func add(_ other: Damage) {
    while spans.count < other.spans.count { spans.append(0..<0) }
    for row in other.spans.indices { widen(row, by: other.spans[row]) }
  }

  package mutating func removeAll() {
    for row in spans.indices { spans[row] = 0..<0 }
  }

  private mutating func widen(_ row: Int, by columns: Range<Int>) {
    let span = spans[row]
    guard !columns.isEmpty else { return }
    spans[row] =
      span.isEmpty
      ? columns
      : min(span.lowerBound, columns.lowerBound)..<max(span.upperBound, columns.upperBound)
  }
}
