import CCurses
import Cells

/// Puts cells into curses' window as their private characters.
@MainActor final class CodePainter: WindowPainter {
  private var codes: CellCodes
  private var translation: CellTranslation

  init(depth: ColorDepth, columns: Int) {
    codes = CellCodes(depth: depth)
    translation = CellTranslation(columns: columns)
  }

  func put(_ runs: [CellRun], of grid: CellGrid) -> Bool {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: grid.columns) { characters in
      grid.cells.withUnsafeBufferPointer { cells in
        var isComplete = true
        for run in runs {
          let hasAll = codes.write(cells[run.places], to: characters)
          isComplete = isComplete && hasAll
          let column = run.places.lowerBound - run.row * grid.columns
          zoe_put_plain(
            Int32(run.row), Int32(column), characters.baseAddress, Int32(run.places.count))
        }
        return isComplete
      }
    }
  }

  func forgetColors() { codes.removeAll() }

  func translate(_ input: UnsafeRawBufferPointer, into output: inout [UInt8]) {
    translation.translate(input, codes.cells, into: &output)
  }

  func terminalWasReset() { translation.terminalWasReset() }

  func resize(columns: Int) { translation.resize(columns: columns) }
}
