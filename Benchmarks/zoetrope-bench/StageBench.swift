import Stage
import Cells
import Pixels
import Player
import StateGraph

/// Measures what a frame that is due costs on a stage of many actors.
enum StageBench {
  /// Prints a table: a row for each number of actors, on stages on which none touches another, on some
  /// with ten above each other everywhere, and on one of 200 by 60 cells.
  static func run(_ frames: [Bitmap]) {
    print(
      "\nus per frame due, actors of 16x16 pixels at 10 fps in random phases, refreshed at 60 Hz")
    print("  actors  |   stage     apart  |   stage  ten deep  |  200x60")
    for (count, columns, rows) in [(10, 20, 6), (100, 63, 19), (1000, 200, 60), (10_000, 632, 190)]
    {
      let side = Int(Double(count).squareRoot().rounded(.up))
      guard let apart = cost(count, 16 * side, 8 * side, frames, apart: true),
        let close = cost(count, columns, rows, frames), let dense = cost(count, 200, 60, frames)
      else { return }
      print(
        "\(count)".leftPadded(8), " |", "\(16 * side)x\(8 * side)".leftPadded(8),
        apart.text(decimals: 2), " |", "\(columns)x\(rows)".leftPadded(8), close.text(decimals: 2),
        "  |", dense.text(decimals: 2))
    }
  }

  /// Microseconds of composing and encoding for each picture of an actor that is due.
  private static func cost(
    _ count: Int, _ columns: Int, _ rows: Int, _ frames: [Bitmap], apart: Bool = false
  ) -> Double? {
    guard
      let crowd = try? Crowd(count, of: frames, columns: columns, rows: rows, apart: apart)
    else { return nil }
    let look = Look()
    let stage = Stage(
      crowd.graph, geometry: look.geometry(of: crowd.graph, columns: columns, rows: rows),
      look: look)
    stage.update(Array(0..<count)) { crowd.standing($0, at: 0) }
    var time = 0
    // All phases once.
    let due = (0..<100).map { phase in
      (0..<count).filter { (100 - Crowd.phase($0) % 100) % 100 == phase }
    }
    let cost = Stopwatch.nanoseconds(for: 0.1) {
      for _ in 0..<6 {
        let start = time
        time += time % 50 == 34 || time % 50 == 33 ? 16 : 17
        let actors = (start + 1...time).flatMap { due[$0 % 100] }
        stage.update(actors) { crowd.standing($0, at: time) }
        _ = stage.takeDamage()
      }
    }
    // Six refreshes are a tenth of a second, in which each actor is due once.
    return cost / 1000 / Double(count)
  }
}
