import GraphFiles
import Support
@testable import Inputs
import Animation
import Pixels
import SheetFiles
import Sheets
import StateGraph
import Testing

@testable import Player

struct PlayCountTests {
  /// A GIF file of two pictures of one white pixel, to be played once.
  private static let once: [UInt8] = {
    let header = Array("GIF89a".utf8) + [1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]
    let image: [UInt8] = [
      0x21, 0xF9, 4, 0, 4, 0, 0, 0, 0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x4C, 1, 0,
    ]
    return header + image + image + [0x3B]
  }()

  private static let animation = Animation(
    frames: [0, 1], timing: .rate(Ratio(25)), repeatCount: 1)

  @Test func `A GIF without a graph is played as often as it says`() throws {
    let sheet = try SheetFile.read(Self.once, at: "wave.gif", with: DiskAccess())
    func played(_ bare: BareSheet) throws -> Animation? {
      try bare.graph(of: sheet, path: "wave.gif", name: "wave").actors[0].states[0].clip?.animation
    }
    #expect(try played(BareSheet()) == Self.animation)
    var own = Self.animation
    own.repeatCount = 0
    #expect(try played(BareSheet(frames: .all)) == own)
  }

  @Test func `A state is played as often as its GIF says, unless it says so itself`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.once, to: "wave.gif")
    try folder.write(
      "digraph d { sheet=\"wave.gif\"; a; b [repeat=3]; c [frames=\"1\"]; a -> b -> c }",
      to: "d.gv")
    let input = try Input(folder.path("d.gv"))
    #expect(
      input.graph.actors[0].states.map { $0.clip?.animation.repeatCount } == [1, 3, 0])
    #expect(input.graph.actors[0].states[0].clip?.animation == Self.animation)
  }
}
