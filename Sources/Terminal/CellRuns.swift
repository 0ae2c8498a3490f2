import Cells
import Glibc

/// A piece of a row of cells.
struct CellRun: Hashable, Sendable {
  var row: Int
  /// Places among the grid's cells.
  var places: Range<Int>
}

extension CellGrid {
  /// Where this grid differs from another of its size, in runs of cells that all differ.
  func runs(differingFrom old: CellGrid) -> [CellRun] {
    var runs: [CellRun] = []
    let new = cells
    let old = old.cells
    for row in 0..<rows {
      let places = (row * columns)..<((row + 1) * columns)
      if Self.haveSameBytes(new, old, places) { continue }
      var start: Int?
      for place in places {
        if new[place] != old[place] {
          start = start ?? place
        } else if let first = start {
          runs.append(CellRun(row: row, places: first..<place))
          start = nil
        }
      }
      if let first = start { runs.append(CellRun(row: row, places: first..<places.upperBound)) }
    }
    return runs
  }

  /// All rows, whole.
  var rowRuns: [CellRun] {
    (0..<rows).map { CellRun(row: $0, places: ($0 * columns)..<(($0 + 1) * columns)) }
  }

  /// Whether cells are the same down to their bytes; most rows are, and this is quick to tell.
  private static func haveSameBytes(_ left: [Cell], _ right: [Cell], _ places: Range<Int>) -> Bool {
    let stride = MemoryLayout<Cell>.stride
    return left.withUnsafeBytes { left in
      right.withUnsafeBytes { right in
        guard let left = left.baseAddress, let right = right.baseAddress else { return true }
        let start = places.lowerBound * stride
        return memcmp(left + start, right + start, places.count * stride) == 0
      }
    }
  }
}
