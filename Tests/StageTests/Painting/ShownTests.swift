import Basics
import Support
@testable import Stage
import Animation
import StateGraph
import Testing

struct ShownTests {
  @Test func `A place in a state's list is a frame of its sheet`() throws {
    let anchor = Anchor(.left, .top)
    let state = Scene.state("a", [4, 2], flip: .vertical, sheet: 3, anchor: anchor)
    let clip = try #require(state.clip)
    #expect(
      Shown(clip, position: 1) == Shown(sheet: 3, frame: 2, flip: .vertical, anchor: anchor))
  }

  @Test func `A director shows a frame of each actor, at the pace of each`() throws {
    let graph = try Scene.graph(
      Scene.circle("a", [Scene.state("x", [0, 1, 2]), Scene.state("y", [7])]),
      Scene.circle("b", [Scene.state("z", [3, 4, 5], flip: .horizontal)], speed: Ratio(2)))
    let director = Director(graph)
    director.start()
    var found: [[Int]] = []
    for time in [0, 99, 100, 250, 300, 399].map(Nanoseconds.milliseconds) {
      director.advance(to: time)
      found.append(director.standing(at: time).map(\.shown.frame))
    }
    #expect(found == [[0, 3], [0, 4], [1, 5], [2, 5], [7, 3], [7, 4]])
    #expect(director.standing(at: .milliseconds(399)).map(\.shown.flip) == [[], .horizontal])
  }

  @Test func `After the last stop the last frame stays`() throws {
    let director = Director(try Scene.graph(Scene.lone(Scene.state("a", [0, 5]))))
    director.start()
    director.advance(to: .milliseconds(5000))
    #expect(director.standing(at: .milliseconds(5000)).map(\.shown.frame) == [5])
  }
}
