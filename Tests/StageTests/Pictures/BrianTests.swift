import Support
@testable import Inputs
@testable import Stage
import Animation
import Cells
import Pixels
import Sheets
import StateGraph
import Terminal
import Testing

/// The sheet `sheets/brian.png`, shown pixel by pixel.
struct BrianTests {
  private static let (columns, rows) = (61, 43)

  private static func graph() throws -> StateGraph {
    let input = try Input(
      ProjectFiles.path("sheets/brian.png"), bare: BareSheet(tile: .tiles(width: 61, height: 85)))
    return input.graph
  }

  @Test func `The sheet has 24 tiles`() throws {
    let sheet = try #require(try Self.graph().sheets.first?.sheet)
    #expect((sheet.bitmaps[0].width, sheet.bitmaps[0].height) == (366, 340))
    #expect(sheet.frameCount == 24)
  }

  @Test(arguments: 0..<24)
  func `At scale 1 each cell's two colours are the pixels, the background the terminal's`(
    tile: Int
  ) throws {
    let graph = try Self.graph()
    let look = Look(glyphs: .half, depth: .trueColor, scale: .factor(.one))
    let grid = Scene.grid(graph, Self.columns, Self.rows, showing: [tile], look: look)
    let picture = graph.sheets[0].sheet.frame(tile).bitmap
    var wrong = 0
    for x in 0..<Self.columns {
      // 85 rows of pixels stand on the lower edge of 86 sub-cells.
      if grid.color(x, 0) != nil { wrong += 1 }
      for y in 0..<85 {
        let pixel = picture[x, y]
        if grid.color(x, y + 1) != (pixel.alpha == 0 ? nil : pixel.rgb) { wrong += 1 }
      }
    }
    #expect(wrong == 0)
    #expect(picture.pixels.contains { $0.alpha > 0 } && picture.pixels.contains { $0.alpha == 0 })
  }

  @Test func `At its natural size a picture is not scaled`() throws {
    let graph = try Self.graph()
    let shown = Shown(sheet: 0, frame: 7, flip: [])
    let natural = StillPicture(frame: shown, of: graph, look: Look())
    let exact = StillPicture(
      frame: shown, of: graph, look: Look(scale: .factor(.one)),
      size: ScreenSize(columns: Self.columns, rows: Self.rows))
    #expect(natural.text == exact.text)
  }
}
