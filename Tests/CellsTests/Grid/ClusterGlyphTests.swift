import Cells
import Testing

@Suite struct ClusterGlyphTests {
  @Test func `a cluster keeps its glyph`() {
    let cluster = ClusterGlyph.Cluster(text: "日", width: 2)
    let glyph = ClusterGlyph.glyph(of: cluster)
    #expect(glyph == ClusterGlyph.glyph(of: cluster))
    #expect(glyph != ClusterGlyph.glyph(of: .init(text: "日", width: 1)))
    #expect(ClusterGlyph.cluster(of: glyph) == cluster)
    #expect(Cell(glyph).text == "日")
  }

  @Test func `others stand for themselves`() {
    #expect(ClusterGlyph.cluster(of: "x") == nil)
    #expect(ClusterGlyph.cluster(of: ClusterGlyph.rest) == nil)
    #expect(Cell("▀").text == "▀" && Cell(ClusterGlyph.rest).text == "")
  }
}
