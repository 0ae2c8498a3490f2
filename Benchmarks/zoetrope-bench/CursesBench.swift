import Cells
import Terminal

/// Measures curses with what is done to what it writes; it draws into a file in memory.
enum CursesBench {
  /// Prints the milliseconds for a picture of 12,000 cells that all change, in 4,000 pairs of colours.
  @MainActor
  static func run() {
    let size = ScreenSize(columns: 200, rows: 60)
    guard let session = try? CursesSession(size: size, depth: .trueColor) else {
      return print("\ncurses does not start")
    }
    let grids = (0..<2).map { number in
      CellGrid(
        columns: size.columns, rows: size.rows,
        cells: (0..<12_000).map { place in
          let pair = UInt32((place * 31 + number * 1999) % 4000)
          return Cell(
            "▀", foreground: .rgb(pair * 4001 % 0x100_0000), background: .rgb(pair * 257))
        })
    }
    let all = Damage(columns: size.columns, rows: size.rows)
    var present = CellGrid(columns: size.columns, rows: size.rows)
    var bytes: [UInt8] = []
    var turn = 0
    let cost = Stopwatch.nanoseconds(for: 0.5) {
      MainActor.assumeIsolated {
        turn += 1
        bytes.removeAll(keepingCapacity: true)
        session.change(&present, to: grids[turn % 2], within: all)
        session.refresh(into: &bytes)
      }
    }
    print(
      "\n12,000 cells changed, 4,000 pairs of colours:", (cost / 1e6).text(decimals: 2), "ms,",
      "\(bytes.count) bytes")
  }
}
