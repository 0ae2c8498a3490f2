import Support
@testable import Stage
import Animation
import Cells
import Pixels
import Sheets
import StateGraph
import Testing

struct PainterTests {
  /// A sheet of one 8x8 picture whose pixels all differ.
  private func graph() throws -> StateGraph {
    let pixels = (UInt8(0)..<64).map { number in RGBA(number * 3, number * 2, 255 - number) }
    return try Scene.graph(
      Scene.lone(Scene.state("a", [0])),
      sheets: LoadedSheet(
        path: "", sheet: Sheet(bitmap: Bitmap(width: 8, height: 8, pixels: pixels))))
  }

  private func painter(_ scale: Ratio, columns: Int, rows: Int) throws -> Painter {
    let graph = try graph()
    let look = Look(scale: .factor(scale))
    return Painter(
      graph, geometry: look.geometry(of: graph, columns: columns, rows: rows), look: look)
  }

  @Test func `Of a picture much larger than the stage the part on it is made, and it is the same`()
    throws
  {
    // 512 times 8 pixels a side are 16 Mi sub-cells.
    let large = try painter(Ratio(512), columns: 40, rows: 20)
    let standing = Standing(Shown(sheet: 0, frame: 0), x: -1000, y: -2050)
    let drawn = large.drawn(0, standing)
    #expect(drawn.bitmap.width <= 1024 && drawn.bitmap.height <= 1024)
    let whole = try graph().bitmap(of: standing.shown)
    for (x, y) in [(0, 0), (39, 0), (0, 39), (39, 39), (23, 17)] {
      let pixel = drawn.bitmap[x - drawn.x, y - drawn.y]
      #expect(pixel == whole[(x + 1000) / 512, (y + 2050) / 512])
    }
  }

  @Test func `A picture beside the stage is made small`() throws {
    let large = try painter(Ratio(512), columns: 40, rows: 20)
    let drawn = large.drawn(0, Standing(Shown(sheet: 0, frame: 0), x: 9000, y: -9000))
    #expect(drawn.bitmap.width <= 512 && drawn.bitmap.height <= 512)
  }
}
