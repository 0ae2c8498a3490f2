import Foundation
import Support
import Testing

/// Plain grids that people have drawn, from the command line alone.
@Suite(
  .enabled(if: SharedFiles.areUsable, "there is no folder of shared inputs"),
  .timeLimit(.minutes(1)))
struct RealSheetsTests {
  private struct Grid {
    let path: String
    let tile: String
    let frames: Int
  }

  /// The PNG files of `real/sheets.tsv`.
  private static func grids() throws -> [Grid] {
    let table = String(decoding: try SharedFiles.bytes("real/sheets.tsv"), as: UTF8.self)
    return table.split(separator: "\n").dropFirst().compactMap { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard fields[0].hasSuffix(".png") else { return nil }
      return Grid(
        path: SharedFiles.path("real/\(fields[0])"), tile: "\(fields[1])x\(fields[2])",
        frames: Int(fields[6]) ?? 0)
    }
  }

  @Test func `Every grid renders, first frame and last`() throws {
    let grids = try Self.grids()
    #expect(grids.count == 13)
    for grid in grids {
      for frame in [0, grid.frames - 1] {
        let run = try BuiltProgram.run(
          ["render", grid.path, "--tile", grid.tile, "--frame", String(frame)])
        #expect(run.status == 0 && run.errors == "", "\(grid.path)")
        #expect(!run.lines.isEmpty && run.lines.allSatisfy { $0.hasSuffix("\u{1B}[0m") })
      }
      let past = try BuiltProgram.run(
        ["render", grid.path, "--tile", grid.tile, "--frame", String(grid.frames)])
      #expect(past.status == 1)
      #expect(past.errors.hasSuffix("it has \(grid.frames) (0-\(grid.frames - 1))\n"))
    }
  }

  @Test func `Every grid plays, frame after frame`() throws {
    for grid in try Self.grids() {
      let run = try BuiltProgram.run(
        [
          "trace", grid.path, "--tile", grid.tile, "--fps", "1000", "--frames",
          "--for", "\(2 * grid.frames)ms",
        ])
      let shown = run.lines.filter { $0.contains("\tframe\t") }
        .compactMap { $0.split(separator: "\t").last.flatMap { Int($0) } }
      #expect(shown == Array(0..<grid.frames) + Array(0..<grid.frames), "\(grid.path)")
    }
  }
}
