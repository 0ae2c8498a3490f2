import GraphFiles
@testable import Inputs
import Animation
import Pixels
import Sheets
import StateGraph
import Testing

struct BareSheetTests {
  private let sheet = Sheet(bitmap: Bitmap(width: 8, height: 4))

  private func reason(_ bare: BareSheet) -> String? {
    do throws(InputError) {
      _ = try bare.graph(of: sheet, path: "a.png", name: "a")
      return nil
    } catch {
      guard case .unusable("a.png", let reason) = error else { return "something else" }
      return reason
    }
  }

  @Test func `Without a tile the whole bitmap is one frame`() throws {
    let graph = try BareSheet().graph(of: sheet, path: "art/a.png", name: "a")
    #expect(graph.sheets.map(\.path) == ["art/a.png"])
    #expect(graph.actors.map(\.name) == ["a"])
    #expect(graph.actors[0].states.map(\.name) == ["a"])
    #expect(graph.actors[0].states.map { $0.clip?.animation } == [Animation(frames: [0])])
    #expect(graph.actors[0].transitions.isEmpty)
  }

  @Test func `Tiles, frames and rate can be given`() throws {
    let bare = BareSheet(
      tile: .tiles(width: 2, height: 4), frames: try FrameList("3-1,0"), rate: Ratio(12))
    let graph = try bare.graph(of: sheet, path: "a.png", name: "a")
    #expect(
      graph.actors[0].states[0].clip?.animation
        == Animation(frames: [3, 2, 1, 0], timing: .rate(Ratio(12))))
  }

  @Test func `Each tag is a state, and a key plays it`() throws {
    let tags = (0..<11).map { Tag(name: "t" + String($0), frames: [0, 0], repeatCount: $0) }
    let atlas = try Sheet(
      bitmaps: [Bitmap(width: 8, height: 4)],
      places: [
        FramePlace(
          region: PixelRect(x: 0, y: 0, width: 8, height: 4), duration: .milliseconds(40))
      ], tags: tags)
    let actor = try BareSheet().graph(of: atlas, path: "a.json", name: "a").actors[0]
    #expect(actor.states.map(\.name) == tags.map(\.name))
    #expect(
      actor.states[2].clip?.animation
        == Animation(frames: [0, 0], timing: .rate(Ratio(25)), repeatCount: 2))
    func target(of key: String, from state: Int) -> Transition.Target? {
      actor.transitions.first { $0.trigger == .key(key) && $0.from == .state(state) }?.to
    }
    #expect(target(of: "1", from: 0) == .state(0))
    #expect(
      actor.transitions.contains(Transition(from: .any, to: .state(8), trigger: .key("9"))))
    #expect(target(of: "right", from: 10) == .state(0))
    #expect(target(of: "left", from: 10) == .state(9))

    let some = try BareSheet(frames: .all, rate: Ratio(3)).graph(of: atlas, path: "a", name: "a")
    #expect(
      some.actors[0].states.map { $0.clip?.animation }
        == [Animation(frames: [0], timing: .rate(Ratio(3)))])
    #expect(some.actors[0].transitions.isEmpty)
  }

  @Test func `Options that do not fit the sheet are refused with a reason`() throws {
    let narrow = BareSheet(tile: .tiles(width: 3, height: 4))
    #expect(reason(narrow)?.contains("2 pixels at the right") == true)
    #expect(reason(BareSheet(tile: .tiles(width: 9, height: 4)))?.contains("does not fit") == true)
    #expect(
      reason(BareSheet(tile: .tiles(width: 2, height: 4), frames: try FrameList("2-9")))
        == "frames 2-9 run past the sheet, which holds 4 tiles (0-3)")
  }
}
