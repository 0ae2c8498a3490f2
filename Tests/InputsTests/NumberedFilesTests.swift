import Support
@testable import Inputs
import Animation
import Pixels
import Sheets
import StateGraph
import Testing

struct NumberedFilesTests {
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for number in [1, 2, 10] {
      try folder.write(Bitmap(width: number, height: 4), to: "walk_\(number).png")
    }
    try folder.write(Bitmap(width: 9, height: 9), to: "run_01.png")
    try folder.write("digraph a { x [images=\"walk_%d.png\"] }", to: "odd_%d.gv")
    return folder
  }

  private func reason(_ path: String, _ bare: BareSheet = BareSheet()) -> String? {
    do throws(InputError) {
      _ = try Input(path, bare: bare)
      return nil
    } catch {
      guard case .unusable(_, let reason) = error else { return "something else" }
      return reason
    }
  }

  @Test(arguments: ["walk_%d.png", "walk_*.png", "walk_[0-9]*.png"])
  func `The files of a pattern are frames in the order of their numbers`(pattern: String) throws {
    let folder = try folder()
    let input = try Input(folder.path(pattern), bare: BareSheet(rate: Ratio(5)))
    let sheet = try #require(input.sheet)
    #expect((0..<3).map { sheet.size(ofFrame: $0).width } == [1, 2, 10])
    #expect(input.isPattern && input.guessed == nil)
    #expect(input.graph.actors.map(\.name) == ["walk"])
    #expect(
      input.graph.actors[0].states.map { $0.clip?.animation }
        == [Animation(frames: [0, 1, 2], timing: .fps5)])
  }

  @Test func `A new file of the pattern is noticed`() throws {
    let folder = try folder()
    let input = try Input(folder.path("walk_%d.png"))
    #expect(!input.origins.haveChanged)
    #expect(input.origins.folders == [folder.path + "/"])
    try folder.write(Bitmap(width: 4, height: 4), to: "walk_3.png")
    #expect(input.origins.haveChanged)
  }

  @Test func `A file whose name is a pattern is played itself`() throws {
    let folder = try folder()
    let input = try Input(folder.path("odd_%d.gv"))
    #expect(!input.isPattern && input.source != nil)
    #expect(input.graph.sheets[0].sheet.frameCount == 3)
  }

  @Test func `A pattern without frames is reported`() throws {
    let folder = try folder()
    #expect(reason(folder.path("walk_%03d.png"))?.contains("though 'walk_") == true)
    #expect(reason(folder.path("fly_*.png"))?.hasPrefix("no file matches") == true)
    #expect(reason(folder.path("*.gv")) != nil)
    #expect(
      reason(folder.path("walk_%d.png"), BareSheet(tile: .tiles(width: 1, height: 1)))
        == "each file is a frame; leave --tile out")
  }
}
