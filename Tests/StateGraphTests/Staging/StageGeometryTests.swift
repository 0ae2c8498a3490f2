import Animation
import Pixels
import Sheets
import Testing

@testable import StateGraph

struct StageGeometryTests {
  /// Actors that each show one whole bitmap of a size.
  private func graph(
    _ sizes: [(width: Int, height: Int)], _ appearances: [Appearance] = []
  ) -> StateGraph {
    StateGraph(
      actors: sizes.indices.map { index in
        let clip = Clip(sheet: index, animation: Animation(frames: [0]))
        return ActorGraph(
          name: "a\(index)", states: [StateDefinition(name: "s\(index)", content: .clip(clip))],
          transitions: [], start: 0,
          appearance: index < appearances.count ? appearances[index] : Appearance())
      },
      sheets: sizes.map { size in
        LoadedSheet(
          path: "", sheet: Sheet(bitmap: Bitmap(width: size.width, height: size.height)))
      })
  }

  /// Boxes as `x,y widthxheight` in sub-cells of half blocks.
  private func boxes(
    _ graph: StateGraph, _ columns: Int, _ rows: Int, scale: Appearance.Scale? = nil
  ) -> [String] {
    let geometry = StageGeometry(graph, columns: columns, rows: rows, scale: scale)
    return geometry.boxes.enumerated().map { index, box in
      let start = geometry.start(ofActor: index)
      return
        "\(Motion.rounded(start.x, subcells: 1)),\(Motion.rounded(start.y, subcells: 2)) "
        + "\(box.width)x\(box.height)"
    }
  }

  @Test func `One actor stands in the middle of the lower edge`() {
    let graph = graph([(3, 5)])
    #expect(boxes(graph, 20, 6, scale: .factor(.one)) == ["9,7 3x5"])
    #expect(boxes(graph, 20, 6) == ["7,2 6x10"])
    #expect(boxes(graph, 20, 2) == ["9,0 2x4"])
  }

  @Test func `Several actors are spread evenly, each with its share of the room`() {
    let graph = graph([(4, 4), (4, 4)])
    #expect(boxes(graph, 40, 20) == ["0,20 20x20", "20,20 20x20"])
    #expect(boxes(graph, 40, 4) == ["6,0 8x8", "26,0 8x8"])
  }

  @Test func `Those that have a place leave the others to share the rest`() {
    let placed = Appearance(spot: Spot(x: .cells(3 * .cell), y: .cells(10 * .cell)))
    let graph = graph([(4, 4), (2, 2), (4, 4)], [Appearance(), placed])
    #expect(boxes(graph, 40, 20, scale: .factor(.one)) == ["8,36 4x4", "2,18 2x2", "28,36 4x4"])
  }

  @Test(arguments: [
    (Anchor(.left, .top), "10,10 4x4"), (Anchor(.center, .top), "8,10 4x4"),
    (Anchor(.right, .top), "6,10 4x4"), (Anchor(.left, .center), "10,8 4x4"),
    (Anchor(.center, .center), "8,8 4x4"), (Anchor(.right, .center), "6,8 4x4"),
    (Anchor(.left, .bottom), "10,6 4x4"), (.bottom, "8,6 4x4"),
    (Anchor(.right, .bottom), "6,6 4x4"),
  ])
  func `The anchor stands on the place`(anchor: Anchor, box: String) {
    let spot = Spot(x: .part(Spot.Coordinate.whole / 4), y: .cells(5 * .cell))
    let graph = graph([(4, 4)], [Appearance(spot: spot, anchor: anchor)])
    #expect(boxes(graph, 40, 20, scale: .factor(.one)) == [box])
  }

  @Test func `A picture larger than the stage reaches over its upper edge`() {
    #expect(boxes(graph([(2, 2)]), 4, 3, scale: .factor(Ratio(5))) == ["-3,-4 10x10"])
  }

  @Test func `The box holds the largest frame of the actor, across and down`() {
    var graph = graph([(2, 3), (8, 2)])
    graph.actors[0].states += graph.actors[1].states
    graph.actors.removeLast()
    #expect(graph.largestFrame(of: graph.actors[0]) == (8, 3))
    #expect(boxes(graph, 16, 6) == ["0,6 16x6"])
  }

  @Test func `The corner may go as far as the box stays on the stage`() {
    let geometry = StageGeometry(
      graph([(3, 5)]), columns: 20, rows: 6, scale: .factor(.one))
    let leeway = geometry.leeway(ofActor: 0)
    #expect(
      leeway == (Leeway(of: 3 * .cell, on: 20 * .cell), Leeway(of: 5 * .cell / 2, on: 6 * .cell)))
  }

  @Test func `Sub-cells are those of the glyphs`() {
    let geometry = StageGeometry(
      graph([(4, 6)]), columns: 10, rows: 5, cell: CellShape(across: 2, down: 3))
    #expect(geometry.boxes.map { [$0.width, $0.height] } == [[8, 9]])
    #expect(geometry.start(ofActor: 0) == (3 * .cell, 2 * .cell))
  }
}
