import StateGraph
import Support
@testable import GraphFiles
import Animation
import GraphLanguage
import Pixels
import Sheets
import Testing

/// States of sheets that have tags.
struct StateFramesTests {
  /// Frames of 1x1; the first three stay for 50, 60, 70 ms.
  private static func sheet(tags: [Sheets.Tag]) throws -> Sheet {
    try Sheet(
      bitmaps: [Bitmap(width: 8, height: 1)],
      places: (0..<8).map { number in
        FramePlace(
          region: PixelRect(x: number, y: 0, width: 1, height: 1),
          duration: number < 3 ? .milliseconds(50 + 10 * number) : nil)
      }, tags: tags)
  }

  private static let tags = [
    Sheets.Tag(name: "walk", frames: [0, 1, 2], direction: .pingpong, repeatCount: 2),
    Sheets.Tag(name: "fall", frames: [3]),
    Sheets.Tag(name: "fall", frames: [4, 5], durations: [.milliseconds(20), .milliseconds(20)]),
  ]

  private func read(_ statements: String, tags: [Sheets.Tag] = tags) throws -> GraphFileReader {
    let sheet = try Self.sheet(tags: tags)
    return GraphFileReader(
      SourceText(
        name: "d.gv", bytes: Array("digraph d { sheet=\"cat.json\"\n\(statements)\n}".utf8)),
      directory: "", fallbackName: "d"
    ) { _ in .success(sheet) }
  }

  private func animations(_ statements: String, tags: [Sheets.Tag] = tags) throws -> [Animation] {
    let reader = try read(statements, tags: tags)
    let graph = try #require(reader.graph, "\(reader.report)")
    return graph.actors[0].states.compactMap { $0.clip?.animation }
  }

  private let walk = Animation(
    frames: [0, 1, 2], timing: .durations([50_000_000, 60_000_000, 70_000_000]),
    direction: .pingpong, repeatCount: 2)

  @Test func `A state called like a tag needs nothing more`() throws {
    #expect(
      try animations("walk -> fall; fall -> \"fall#2\"") == [
        walk, Animation(frames: [3]),
        Animation(frames: [4, 5], timing: .rate(Ratio(50))),
      ])
  }

  @Test func `What the graph says is stronger than the tag`() throws {
    let other = Animation(
      frames: [0, 1, 2], timing: .rate(Ratio(5)), direction: .reverse, repeatCount: 0)
    #expect(try animations("walk [fps=5, direction=reverse, repeat=0]") == [other])
    #expect(try animations("node [fps=5, direction=reverse, repeat=0]; walk") == [other])
  }

  @Test func `A tag is named by frames, or by the state that another is like`() throws {
    #expect(try animations("stroll [frames=walk]") == [walk])
    var mirrored = walk
    mirrored.flip = .horizontal
    #expect(try animations("walk; left [like=walk, flip=h]") == [walk, mirrored])
    #expect(
      try animations("walk; left [like=walk]; fall [like=left]")
        == [walk, walk, Animation(frames: [3])])
  }

  @Test func `Frames by number have the sheet's durations, and no tag's direction`() throws {
    #expect(
      try animations("walk [frames=\"1,0\"]; rest [frames=\"4-5\"]") == [
        Animation(frames: [1, 0], timing: .durations([60_000_000, 50_000_000])),
        Animation(frames: [4, 5]),
      ])
  }

  @Test func `Of a sheet without tags all frames are played`() throws {
    let animation = try #require(try animations("any", tags: []).first)
    #expect(animation.frames == Array(0..<8))
    guard case .durations(let durations) = animation.timing else { return #expect(Bool(false)) }
    #expect(durations.prefix(4) == [50_000_000, 60_000_000, 70_000_000, 100_000_000])
  }

  @Test(arguments: [
    (
      "wlak", "2:1: error: state 'wlak' has no frames, nor has the sheet a tag of that name",
      "did you mean 'walk'?"
    ),
    (
      "walk -> somersault",
      "an edge names 'somersault', which has no frames, nor has the sheet a tag",
      "its tags are 'walk', 'fall', 'fall#2'"
    ),
    ("a [frames=walc]", "2:11: error: the sheet has no tag 'walc'", "did you mean 'walk'?"),
    ("a [frames=\"9\"]", "frame 9 is past the sheet, which holds 8 tiles (0-7)", ""),
    (
      "walk [tile=\"1x1\"]", "error: sheet 'cat.json' says itself where its frames are",
      "leave tile out"
    ),
  ])
  func `What is wrong is told with the tags that there are`(
    statements: String, words: String, note: String
  ) throws {
    let report = try read(statements).report
    #expect(report.contains(words) && report.contains(note), "\(report)")
  }

  @Test func `On a sheet that cannot be read, frames may be any tag`() {
    let reader = GraphFileReader(text: "digraph d { sheet=\"none.json\"; a [frames=walk] }")
    #expect(reader.diagnostics.count == 1)
  }
}
