import Support
@testable import Stage
import Animation
import Cells
import Pixels
import Sheets
import StateGraph
import Testing

struct StageTests {
  private static let letters: [UInt32: Character] = [
    Scene.color(0).rgb: "0", Scene.color(1).rgb: "1", Scene.color(2).rgb: "2", 0x0A0B0C: "c",
  ]

  private func picture(
    _ graph: StateGraph, _ columns: Int, _ rows: Int, _ shown: [Int], look: Look = Look()
  ) -> [String] {
    Scene.grid(graph, columns, rows, showing: shown, look: look).picture(Self.letters)
  }

  private func lone(_ appearance: Appearance = Appearance()) throws -> StateGraph {
    try Scene.graph(Scene.lone(Scene.state("a", [0, 1, 2]), appearance: appearance))
  }

  @Test func `A picture is enlarged by whole numbers and stands on the lower edge`() throws {
    let graph = try lone()
    #expect(picture(graph, 4, 3, [1]) == ["....", "....", "1111", "1111", "1111", "1111"])
    #expect(picture(graph, 7, 2, [0]) == ["..0000.", "..0000.", "..0000.", "..0000."])
    #expect(picture(graph, 5, 1, [2]) == ["..22.", "..22."])
  }

  @Test func `A scale of its own, and one of the command line over it`() throws {
    let graph = try lone(Appearance(scale: .factor(Ratio(3))))
    #expect(picture(graph, 4, 2, [0]) == ["0000", "0000", "0000", "0000"])
    let look = Look(scale: .factor(Ratio(1)))
    #expect(picture(graph, 4, 2, [0], look: look) == ["....", "....", ".00.", ".00."])
  }

  @Test func `What does not fit is cut off at the top and at both sides`() throws {
    let graph = try lone(Appearance(scale: .factor(Ratio(9))))
    #expect(picture(graph, 3, 1, [1]) == ["111", "111"])
  }

  @Test func `Two actors stand side by side`() throws {
    let graph = try Scene.graph(
      Scene.lone(Scene.state("a", [0])), Scene.lone(Scene.state("b", [1])))
    #expect(
      picture(graph, 8, 2, [0, 1]) == ["00001111", "00001111", "00001111", "00001111"])
    let look = Look(scale: .factor(Ratio(1)))
    #expect(picture(graph, 8, 1, [2, 1], look: look) == [".22..11.", ".22..11."])
  }

  @Test func `Of actors that overlap the later one stands before the earlier one, on the stage`()
    throws
  {
    let graph = try Scene.graph(
      Scene.lone(Scene.state("a", [0])), Scene.lone(Scene.state("b", [1])))
    let look = Look(scale: .factor(Ratio(2)))
    #expect(picture(graph, 5, 2, [0, 1], look: look) == ["01111", "01111", "01111", "01111"])
    #expect(picture(graph, 6, 2, [0, 1], look: look) == ["001111", "001111", "001111", "001111"])
  }

  @Test func `Of actors that overlap the one with the higher z stands before the others`() throws {
    func actor(_ name: String, _ z: Int) -> ActorGraph {
      let spot = Spot(x: .cells(2 * .cell), y: .part(Spot.Coordinate.whole))
      return Scene.lone(Scene.state(name, [0]), appearance: Appearance(spot: spot, z: z))
    }
    let look = Look(scale: .factor(Ratio(1)))
    for (z, foremost) in [([0, 0, 0], 2), ([1, 0, 0], 0), ([0, 2, -1], 1), ([3, 3, 2], 1)] {
      let graph = try Scene.graph(actor("a", z[0]), actor("b", z[1]), actor("c", z[2]))
      let row = ".\(foremost)\(foremost)."
      #expect(picture(graph, 4, 1, [0, 1, 2], look: look) == [row, row])
      let stage = Scene.stage(graph, 4, 1, look: look)
      let standing = (0...2).map { Standing(Shown(sheet: 0, frame: $0), x: 1, y: 0) }
      _ = stage.grid(showing: standing)
      #expect(stage.actor(atColumn: 1, row: 0) == foremost)
    }
  }

  @Test func `The first background of a graph is the stage's`() throws {
    let graph = try Scene.graph(
      Scene.lone(Scene.state("a", [0])),
      Scene.lone(
        Scene.state("b", [1]), appearance: Appearance(background: .color(RGBA(10, 11, 12)))))
    let look = Look(scale: .factor(Ratio(1)))
    #expect(
      picture(graph, 8, 2, [0, 1], look: look) == ["cccccccc", "cccccccc", "c00cc11c", "c00cc11c"])
    let none = Look(scale: .factor(Ratio(1)), background: Appearance.Background.none)
    #expect(picture(graph, 8, 1, [0, 1], look: none) == [".00..11.", ".00..11."])
  }

  @Test func `Transparent pixels show the background`() throws {
    var bitmap = Bitmap(width: 2, height: 2, filling: Scene.color(0))
    bitmap[1, 0] = .transparent
    let graph = try Scene.graph(
      Scene.lone(Scene.state("a", [0])), sheets: LoadedSheet(path: "", sheet: Sheet(bitmap: bitmap))
    )
    #expect(picture(graph, 2, 1, [0]) == ["0.", "00"])
    let look = Look(background: .color(RGBA(10, 11, 12)))
    #expect(picture(graph, 2, 1, [0], look: look) == ["0c", "00"])
  }

  @Test func `A frame is flipped as its state says`() throws {
    let bitmap = Bitmap(
      width: 2, height: 2,
      pixels: [Scene.color(0), Scene.color(1), Scene.color(2), .transparent])
    let graph = try Scene.graph(
      Scene.lone(Scene.state("a", [0])), sheets: LoadedSheet(path: "", sheet: Sheet(bitmap: bitmap))
    )
    let pictures = [Flip(), .horizontal, .vertical, [.horizontal, .vertical]].map { flip in
      Scene.grid(graph, 2, 1, showing: [0], flip: flip).picture(Self.letters)
    }
    #expect(pictures == [["01", "2."], ["10", ".2"], ["2.", "01"], [".2", "10"]])
  }

  @Test func `What was painted before is what is shown, and is not painted again`() throws {
    let graph = try lone()
    let (prepared, fresh) = (Scene.stage(graph, 9, 4), Scene.stage(graph, 9, 4))
    let pictures = (0..<3).map { [Standing(Shown(sheet: 0, frame: $0), x: 1, y: 4)] }
    var hand = prepared.backgroundPainter
    for standing in pictures {
      let patch = try #require(hand.patch(of: 0, standing[0]))
      prepared.keep(hand.paint(patch), as: hand.key(of: patch))
    }
    #expect(prepared.paintings == 3)
    for standing in pictures + pictures {
      #expect(prepared.grid(showing: standing) == fresh.grid(showing: standing))
    }
    #expect(prepared.paintings == 3 && fresh.paintings == 3)
  }

  @Test func `A stage of one cell shows something`() throws {
    #expect(picture(try lone(), 1, 1, [2]) == [".", "2"])
  }
}
