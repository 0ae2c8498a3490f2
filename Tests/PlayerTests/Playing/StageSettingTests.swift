@testable import Stage
import Support
import Cells
import StateGraph
import Terminal
import Testing

@testable import Player

@MainActor struct StageSettingTests {
  private nonisolated static let backgrounds: [(GlyphSet, ColorDepth, UInt32?)] = [
    (.half, .trueColor, 0x102030), (.half, .indexed256, nil), (.half, .ansi8, nil),
    (.quadrant, .trueColor, 0x102030), (.octant, .indexed256, 0x102030),
    (.ascii, .trueColor, nil),
  ]

  @Test(arguments: backgrounds)
  func `Edges are blended into a known background where its colours allow`(
    glyphs: GlyphSet, depth: ColorDepth, background: UInt32?
  ) throws {
    let graph = try Scene.graph(Scene.lone(Scene.state("a", [0])))
    var setting = StageSetting(PlayOptions(look: Look(depth: depth), glyphs: glyphs))
    let screen = RecordingScreen()
    #expect(setting.stage(for: graph, on: screen, rows: 24).look.terminalBackground == nil)
    setting.setTerminalBackground(0x102030)
    let look = setting.stage(for: graph, on: screen, rows: 24).look
    #expect(look.glyphs == glyphs && look.terminalBackground == background)
  }
}
