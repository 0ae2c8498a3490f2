import Animation
import Pixels
import StateGraph
import Testing

@testable import Player

struct StageLayoutTests {
  private func layout(
    _ graph: StateGraph, _ width: Int, _ height: Int, scale: Appearance.Scale? = nil
  ) -> StageLayout {
    StageLayout(graph, width: width, height: height, look: Look(scale: scale))
  }

  @Test func `One actor stands in the middle of the lower edge`() throws {
    let graph = try Scene.graph(
      Scene.lone(Scene.state("a", [0])), sheets: try Scene.sheet(width: 3, height: 5))
    let place = layout(graph, 20, 12, scale: .factor(.one)).places[0]
    #expect(place.box == PixelRect(x: 9, y: 7, width: 3, height: 5))
    #expect(layout(graph, 20, 12).places[0].box == PixelRect(x: 7, y: 2, width: 6, height: 10))
    #expect(layout(graph, 20, 4).places[0].box == PixelRect(x: 9, y: 0, width: 2, height: 4))
  }

  @Test func `Several actors are spread evenly, each with its share of the room`() throws {
    let actors = ["a", "b"].map { Scene.lone(Scene.state($0, [0])) }
    let graph = StateGraph(actors: actors, sheets: [try Scene.sheet(width: 4, height: 4)])
    let places = layout(graph, 40, 40).places
    #expect(places.map(\.magnification.factor) == [5, 5])
    #expect(
      places.map(\.box) == [
        PixelRect(x: 0, y: 20, width: 20, height: 20),
        PixelRect(x: 20, y: 20, width: 20, height: 20),
      ])
    #expect(layout(graph, 40, 8).places.map(\.footX) == [10, 30])
  }

  @Test func `A picture larger than the stage reaches over its upper edge`() throws {
    let graph = try Scene.graph(Scene.lone(Scene.state("a", [0])))
    let place = layout(graph, 4, 6, scale: .factor(Ratio(5))).places[0]
    #expect(place.box == PixelRect(x: -3, y: -4, width: 10, height: 10))
  }

  @Test func `The scale is that of the largest frame, and smaller ones stand on the same foot`()
    throws
  {
    let states = [Scene.state("a", [0]), Scene.state("b", [0], sheet: 1)]
    let graph = StateGraph(
      actors: [Scene.circle("x", states)],
      sheets: [try Scene.sheet(width: 2, height: 3), try Scene.sheet(width: 8, height: 2)])
    #expect(graph.largestFrame(of: graph.actors[0]) == (8, 3))
    let place = layout(graph, 16, 12).places[0]
    #expect(place.magnification.factor == 2)
    #expect(place.box == PixelRect(x: 0, y: 6, width: 16, height: 6))
    #expect(place.origin(ofWidth: 4, height: 6) == (6, 6))
    #expect(place.origin(ofWidth: 16, height: 4) == (0, 8))
  }

  @Test(arguments: 1...9)
  func `Every frame lies within the box`(width: Int) throws {
    for stage in 1...20 {
      let graph = try Scene.graph(
        Scene.lone(Scene.state("a", [0])), sheets: try Scene.sheet(width: width, height: 1))
      let place = layout(graph, stage, 2, scale: .factor(.one)).places[0]
      for smaller in 1...width {
        let x = place.origin(ofWidth: smaller, height: 1).x
        #expect(x >= place.box.x && x + smaller <= place.box.x + width)
      }
    }
  }

  @Test func `The size drawn is that of the scale, unscaled where that is to fit`() throws {
    let graph = try Scene.graph(Scene.lone(Scene.state("a", [0])))
    let actor = graph.actors[0]
    #expect(graph.drawnSize(of: actor, look: Look()) == (2, 2))
    #expect(graph.drawnSize(of: actor, look: Look(scale: .factor(Ratio(64)))) == (128, 128))
  }
}
