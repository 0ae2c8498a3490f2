import Cells
import Glibc

/// Neighbouring cells of a row.
struct CellRun: Hashable, Sendable {
  var row: Int
  /// Their indices in the grid's cells.
  var places: Range<Int>
}

extension CellGrid {
  /// Where this grid differs from another of its size, as runs of cells that all differ.
  ///
  /// Only damaged cells are compared.
  func runs(differingFrom old: CellGrid, within damage: Damage) -> [CellRun] {
    var runs: [CellRun] = []
    runs.reserveCapacity(rows * 4)
    cells.withUnsafeBufferPointer { new in
      old.cells.withUnsafeBufferPointer { old in
        for (row, span) in damage.spans.prefix(rows).enumerated() where !span.isEmpty {
          let start = row * columns
          let span = span.clamped(to: 0..<columns)
          let places = start + span.lowerBound..<start + span.upperBound
          Self.addRuns(in: places, of: row, new, old, to: &runs)
        }
      }
    }
    return runs
  }

  private static func addRuns(
    in places: Range<Int>, of row: Int, _ new: UnsafeBufferPointer<Cell>,
    _ old: UnsafeBufferPointer<Cell>, to runs: inout [CellRun]
  ) {
    if haveSameBytes(new, old, places) { return }
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

  /// All rows, each as one run.
  var rowRuns: [CellRun] {
    (0..<rows).map { CellRun(row: $0, places: ($0 * columns)..<(($0 + 1) * columns)) }
  }

  /// Copies runs from another grid of the same size.
  mutating func take(_ runs: [CellRun], of other: CellGrid) {
    withUnsafeMutableCells { cells in
      other.cells.withUnsafeBufferPointer { source in
        for run in runs { _ = cells[run.places].update(fromContentsOf: source[run.places]) }
      }
    }
  }

  /// Whether cells are equal byte by byte, as most rows are; a fast comparison.
  private static func haveSameBytes(
    _ left: UnsafeBufferPointer<Cell>, _ right: UnsafeBufferPointer<Cell>, _ places: Range<Int>
  ) -> Bool {
    guard !places.isEmpty, let left = left.baseAddress, let right = right.baseAddress else {
      return true
    }
    let length = places.count * MemoryLayout<Cell>.stride
    return memcmp(left + places.lowerBound, right + places.lowerBound, length) == 0
  }
}
