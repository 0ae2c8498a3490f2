import Cells
import Testing

struct ColorDepthTests {
  @Test func `Depths go by the names of the command line, fewest colours first`() {
    #expect(ColorDepth.allCases.map(\.rawValue) == ["none", "8", "16", "256", "full"])
    #expect(ColorDepth.allCases.sorted().map(\.rawValue) == ColorDepth.allCases.map(\.rawValue))
    #expect(ColorDepth.none < .trueColor)
    #expect(!(ColorDepth.trueColor < .indexed256))
  }
}
