import Support
@testable import Stage
import Animation
import Cells
import Pixels
import Sheets
import StateGraph
import Terminal
import Testing

struct StillPictureTests {
  /// The text without colours: a letter for each row's cells.
  private func rows(_ picture: StillPicture) -> [String] {
    picture.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(
      String.init)
  }

  /// Columns and rows of a picture in ASCII without colour, whose frames are bright all over.
  private func size(_ graph: StateGraph, _ look: Look, _ size: ScreenSize? = nil) -> [Int] {
    let rows = rows(StillPicture(graph, look: look, size: size))
    return [rows.map(\.count).max() ?? 0, rows.count]
  }

  private func bright(_ width: Int, _ height: Int, actors: Int = 1) throws -> StateGraph {
    let bitmap = Bitmap(width: width, height: height, filling: RGBA(255, 255, 255))
    return StateGraph(
      actors: (0..<actors).map { Scene.lone(Scene.state("a\($0)", [0])) },
      sheets: [LoadedSheet(path: "", sheet: Sheet(bitmap: bitmap))])
  }

  private let plain = Look(glyphs: .ascii, depth: .none)

  @Test func `A picture takes its natural size, 80 columns at most`() throws {
    #expect(try size(bright(10, 8), plain) == [10, 4])
    #expect(try size(bright(10, 7), plain) == [10, 4])
    #expect(try size(bright(80, 8), plain) == [80, 4])
    #expect(try size(bright(160, 80), plain) == [80, 20])
    #expect(try size(bright(1, 500), plain) == [1, 250])
  }

  @Test func `Several actors share the columns`() throws {
    #expect(try size(bright(10, 8, actors: 3), plain) == [30, 4])
    #expect(try size(bright(80, 80, actors: 2), plain) == [80, 20])
    #expect(try size(bright(8, 8, actors: 200), plain)[0] <= 80)
  }

  @Test func `A scale that is asked for counts`() throws {
    var look = plain
    look.scale = .factor(Ratio(3))
    #expect(try size(bright(50, 4), look) == [150, 6])
    look.scale = .factor(Ratio(1, 2))
    #expect(try size(bright(10, 8), look) == [5, 2])
  }

  @Test func `A size that is asked for is filled`() throws {
    #expect(try size(bright(10, 8), plain, ScreenSize(columns: 30, rows: 12)) == [30, 12])
    #expect(try size(bright(10, 8), plain, ScreenSize(columns: 1, rows: 1)) == [1, 1])
  }

  @Test func `Each row ends in a reset and a newline`() throws {
    let text = StillPicture(try bright(2, 4), look: Look()).text
    #expect(
      text == "\u{1B}[48;2;255;255;255m  \u{1B}[0m\n" + "\u{1B}[48;2;255;255;255m  \u{1B}[0m\n")
  }

  @Test func `The stage shows what plays at the moment`() throws {
    let graph = try Scene.inAndOut()
    for (time, tile) in [(0, 0), (150, 1), (299, 2), (300, 5), (650, 6), (700, 0)] as [(Int64, Int)]
    {
      let stage = StillPicture(graph, look: Look(), at: .milliseconds(time)).text
      let frame = StillPicture(
        frame: Shown(sheet: 0, frame: tile, flip: []), of: graph, look: Look())
      #expect(stage == frame.text)
    }
  }

  @Test func `A frame alone has its own size, and the look of its actor`() throws {
    let appearance = Appearance(scale: .factor(Ratio(2)), background: .color(RGBA(1, 2, 3)))
    let graph = StateGraph(
      actors: [Scene.lone(Scene.state("a", [0]), appearance: appearance)],
      sheets: [try Scene.sheet(width: 2, height: 3)])
    let picture = StillPicture(frame: Shown(sheet: 0, frame: 1, flip: []), of: graph, look: plain)
    #expect(rows(picture).map(\.count) == [4, 4, 4])
  }

  @Test func `Chance at a moment comes from the seed`() throws {
    let states = (0..<4).map { Scene.state("s\($0)", [$0], rate: 1000) }
    let transitions = (0..<4).flatMap { from in (0..<4).map { Transition(from: from, to: $0) } }
    let graph = try Scene.graph(
      ActorGraph(name: "a", states: states, transitions: transitions, start: 0))
    let texts = (0..<20).map { seed in
      (0..<2).map { _ in
        StillPicture(graph, look: Look(), at: .milliseconds(50), seed: seed).text
      }
    }
    #expect(texts.allSatisfy { $0[0] == $0[1] })
    #expect(Set(texts.map { $0[0] }).count == 4)
  }
}
