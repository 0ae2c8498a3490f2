import StateGraph
@testable import GraphFiles
import Animation
import Pixels
import Sheets
import Testing

struct ChoiceTests {
  @Test func `A word is one of a few, in its own case`() throws {
    for direction in PlayDirection.allCases {
      #expect(try Choice.parse(direction.rawValue, as: PlayDirection.self) == direction)
    }
    let words = "forward, reverse, pingpong or pingpong_reverse"
    expectRefusals(
      [
        ("Forward", "'Forward' is not known here: write \(words)"),
        ("", "'' is not known here: write \(words)"),
      ]
    ) { text throws(ValueError) in try Choice.parse(text, as: PlayDirection.self) }
  }

  @Test func `A flip is h, v or both`() throws {
    #expect(try Choice.flip("h") == .horizontal)
    #expect(try Choice.flip("v") == .vertical)
    #expect(try Choice.flip("hv") == [.horizontal, .vertical])
    #expect(try Choice.flip("vh") == [.horizontal, .vertical])
    expectRefusals([("x", "'x' is not known here: write h, v or hv")], Choice.flip)
  }

  @Test(arguments: [
    ([], ""), (["a"], "a"), (["a", "b"], "a or b"), (["a", "b", "c"], "a, b or c"),
  ])
  func `Words are listed as people do`(words: [String], list: String) {
    #expect(Choice.list(of: words) == list)
  }

  @Test func `A background is none, a pattern or a colour`() throws {
    #expect(try Choice.background("none") == .none)
    #expect(try Choice.background("checker") == .checker)
    #expect(try Choice.background("#10fFA0") == .color(RGBA(0x10, 0xFF, 0xA0)))
    for text in [
      "", "blue", "#fff", "102030", "#1020300", "#10203g", "#1020 3", "#+10203", "#１０２０３０",
    ] {
      expectRefusals(
        [(text, "'\(text)' is not known here: write none, checker or #rrggbb")], Choice.background)
    }
  }
}
