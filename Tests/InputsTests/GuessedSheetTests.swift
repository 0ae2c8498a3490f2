import GraphFiles
@testable import Inputs
import Animation
import Pixels
import SheetFiles
import Sheets
import StateGraph
import Support
import Testing

struct GuessedSheetTests {
  /// Tiles of 16x16 with a disc in the given number of tiles of each row.
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
    let guessed = try #require(GuessedSheet(sheet([6, 4, 8], columns: 8), .guessIfSure))
    #expect(guessed.grid == TileGrid(tileWidth: 16, tileHeight: 16))
    let actor = try BareSheet(rate: Ratio(5)).graph(
      of: guessed.sheet, guessed: guessed, path: "a.png", name: "a"
    ).actors[0]
    #expect(actor.name == "a" && actor.states.map(\.name) == ["row1", "row2", "row3"])
    #expect(
      actor.states.map { $0.clip?.animation.frames }
        == [Array(0..<6), Array(8..<12), Array(16..<24)])
    #expect(actor.states.allSatisfy { $0.clip?.animation.timing == .fps5 })
    #expect(
      actor.transitions.contains(Transition(from: .any, to: .state(2), trigger: .key("3"))))
  }

  @Test func `Full rows are one state`() throws {
    let guessed = try #require(GuessedSheet(sheet([6, 6, 3], columns: 6), .guessIfSure))
    let actor = try BareSheet().graph(
      of: guessed.sheet, guessed: guessed, path: "a.png", name: "a"
    ).actors[0]
    #expect(actor.states.map(\.name) == ["a"] && actor.transitions.isEmpty)
    #expect(actor.states[0].clip?.animation.frames == Array(0..<15))
  }

  @Test func `A sheet whose file times its frames is not guessed at`() throws {
    let uncut = sheet([6, 6], columns: 6)
    let timed = try Sheet(
      bitmaps: uncut.bitmaps,
      places: [FramePlace(region: uncut.places[0].region, duration: .milliseconds(100))])
    #expect(GuessedSheet(timed, .guessIfSure) == nil)
    #expect(GuessedSheet(timed, .guess) == nil)
  }

  @Test func `An unsure guess is used only on request`() throws {
    // Noise, of which half a dozen tiles seem a little better than one.
    let noises = (1...40).lazy.map { Bitmap.random(width: 48, height: 32, seed: $0) }
    let noise = try #require(
      noises.first {
        TileGuess(of: $0).map { $0.confidence == .unsure && $0.columns * $0.rows > 1 } ?? false
      })
    let doubtful = Sheet(bitmap: noise)
    let left = try #require(GuessedSheet(doubtful, .guessIfSure))
    #expect(left.grid == nil && left.sheet.frameCount == 1)
    let taken = try #require(GuessedSheet(doubtful, .guess))
    #expect(taken.grid == taken.guess.grid && taken.sheet.frameCount > 1)
  }

  @Test(arguments: [TileChoice.whole, .tiles(width: 16, height: 16)])
  func `There is no guess if the tiles are given`(_ choice: TileChoice) {
    #expect(GuessedSheet(sheet([6, 6], columns: 6), choice) == nil)
  }

  @Test func `Given frames are numbers of the guessed tiles`() throws {
    let guessed = try #require(GuessedSheet(sheet([6, 4, 8], columns: 8), .guessIfSure))
    let graph = try BareSheet(frames: try FrameList("3-1")).graph(
      of: guessed.sheet, guessed: guessed, path: "a.png", name: "a")
    #expect(graph.actors[0].states.map { $0.clip?.animation.frames } == [[3, 2, 1]])
  }
}
