import Basics
import Support
@testable import Stage
import Animation
import Pixels
import Sheets
import StateGraph
import Testing

struct AnimationRoundTests {
  /// The tile of each picture and the milliseconds when it is over.
  private func play(_ attributes: String) throws -> (plays: Int, pictures: [[Int]]) {
    let graph = try Scene.read("a [frames=\"0-2\", \(attributes)]")
    let clip = try #require(graph.actors[0].states[0].clip)
    let round = AnimationRound(clip, anchor: .bottom, of: graph)
    var pictures: [[Int]] = []
    round.play { pictures.append([Int($0[0, 0].red) - 40, Int($1 / .perMillisecond)]) }
    return (round.playCount, pictures)
  }

  @Test(arguments: [
    ("fps=10", 0, [[0, 100], [1, 200], [2, 300]]),
    ("fps=10, repeat=3", 3, [[0, 100], [1, 200], [2, 300]]),
    ("fps=10, repeat=\"2..5\"", 2, [[0, 100], [1, 200], [2, 300]]),
    ("duration=\"50ms,100ms,1s\", direction=reverse", 0, [[2, 1000], [1, 1100], [0, 1150]]),
    ("fps=10, speed=2, direction=pingpong", 0, [[0, 50], [1, 100], [2, 150], [1, 200]]),
    (
      "fps=10, direction=pingpong, repeat=2", 1,
      [[0, 100], [1, 200], [2, 300], [1, 400], [0, 500]]
    ),
  ])
  func `A round is what is played until it begins again`(
    attributes: String, plays: Int, pictures: [[Int]]
  ) throws {
    let found = try play(attributes)
    #expect(found.plays == plays)
    #expect(found.pictures == pictures)
  }

  @Test func `Frames of different sizes stand on their anchor`() throws {
    let small = Bitmap(width: 2, height: 2, filling: RGBA(1, 1, 1))
    let sheet = Sheet(bitmaps: [Bitmap(width: 4, height: 6, filling: RGBA(2, 2, 2)), small])
    let graph = StateGraph(
      actors: [Scene.lone(Scene.state("a", [0, 1]))],
      sheets: [LoadedSheet(path: "", sheet: sheet)])
    let clip = try #require(graph.actors[0].states[0].clip)
    var pictures: [Bitmap] = []
    AnimationRound(clip, anchor: .bottom, of: graph).play { picture, _ in pictures.append(picture) }
    #expect(pictures.map(\.width) == [4, 4] && pictures.map(\.height) == [6, 6])
    #expect(pictures[1].cropped(to: PixelRect(x: 1, y: 4, width: 2, height: 2)) == small)
  }
}
