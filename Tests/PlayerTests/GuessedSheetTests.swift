import Animation
import Pixels
import Sheets
import StateGraph
import Testing

@testable import Player

struct GuessedSheetTests {
  /// Tiles of 16x16 with a disc in so many of each row.
  private func sheet(_ counts: [Int], columns: Int) -> Sheet {
    var bitmap = Bitmap(width: columns * 16, height: counts.count * 16)
    for (row, count) in counts.enumerated() {
      for column in 0..<count {
        for y in 1..<15 {
          for x in 1..<15 where (x - 8) * (x - 8) + (y - 8) * (y - 8) < 45 + column % 3 {
            bitmap[column * 16 + x, row * 16 + y] = RGBA(200, UInt8(16 * y), UInt8(16 * x))
          }
        }
      }
    }
    return Sheet(bitmap: bitmap)
  }

  @Test func `Rows of different lengths are states that keys lead to`() throws {
    let guessed = try #require(GuessedSheet(sheet([6, 4, 8], columns: 8)))
    #expect(guessed.grid == TileGrid(tileWidth: 16, tileHeight: 16))
    let actor = guessed.graph(path: "a.png", name: "a", rate: Ratio(5)).actors[0]
    #expect(actor.name == "a" && actor.states.map(\.name) == ["row1", "row2", "row3"])
    #expect(
      actor.states.map { $0.clip?.animation.frames }
        == [Array(0..<6), Array(8..<12), Array(16..<24)])
    #expect(actor.states.allSatisfy { $0.clip?.animation.timing == .fps5 })
    #expect(
      actor.transitions.contains(Transition(from: .any, to: .state(2), trigger: .key("3"))))
  }

  @Test func `Full rows are one state`() throws {
    let guessed = try #require(GuessedSheet(sheet([6, 6, 3], columns: 6)))
    let actor = guessed.graph(path: "a.png", name: "a", rate: .one).actors[0]
    #expect(actor.states.map(\.name) == ["a"] && actor.transitions.isEmpty)
    #expect(actor.states[0].clip?.animation.frames == Array(0..<15))
  }

  @Test func `A sheet whose file times its frames is not guessed at`() throws {
    let uncut = sheet([6, 6], columns: 6)
    let timed = try Sheet(
      bitmaps: uncut.bitmaps,
      places: [FramePlace(region: uncut.places[0].region, duration: .milliseconds(100))])
    #expect(GuessedSheet(timed) == nil)
  }
}
