import CCurses
import Cells

/// Puts cells into curses' window as their private characters.
@MainActor final class CodePainter: WindowPainter {
  private var codes: CellCodes
  private var translation: CellTranslation
  private var run: [UInt32] = []

  init(depth: ColorDepth, columns: Int) {
    codes = CellCodes(depth: depth)
    translation = CellTranslation(columns: columns)
  }

  func put(_ runs: [CellRun], of grid: CellGrid) -> Bool {
    var isComplete = true
    for part in runs {
      run.removeAll(keepingCapacity: true)
      for cell in grid.cells[part.places] {
        let code = codes.code(of: cell)
        isComplete = isComplete && code != nil
        run.append(code ?? 0x20)
      }
      let column = part.places.lowerBound - part.row * grid.columns
      zoe_put_plain(Int32(part.row), Int32(column), run, Int32(run.count))
    }
    return isComplete
  }

  func forgetColors() { codes.removeAll() }

  func translate(_ input: UnsafeRawBufferPointer, into output: inout [UInt8]) {
    translation.translate(input, codes.cells, into: &output)
  }

  func terminalWasReset() { translation.terminalWasReset() }

  func resize(columns: Int) { translation.resize(columns: columns) }
}
