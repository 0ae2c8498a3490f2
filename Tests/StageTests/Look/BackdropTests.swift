@testable import Stage
import Pixels
import StateGraph
import Testing

struct BackdropTests {
  private let rect = PixelRect(x: 3, y: 6, width: 10, height: 5)

  @Test func `No background is transparent`() {
    let bitmap = Appearance.Background.none.bitmap(under: rect)
    #expect(bitmap == Bitmap(width: 10, height: 5))
  }

  @Test func `A colour covers all`() {
    let color = RGBA(1, 2, 3)
    #expect(
      Appearance.Background.color(color).bitmap(under: rect)
        == Bitmap(width: 10, height: 5, filling: color))
  }

  @Test func `Squares of four sub-cells go on wherever a part is cut`() {
    let stage = PixelRect(x: 0, y: 0, width: 20, height: 20)
    let whole = Appearance.Background.checker.bitmap(under: stage)
    #expect(Set(whole.pixels).count == 2)
    #expect(whole[0, 0] == whole[3, 3] && whole[0, 0] == whole[4, 4])
    #expect(whole[0, 0] != whole[4, 3] && whole[0, 0] != whole[3, 4])
    #expect(Appearance.Background.checker.bitmap(under: rect) == whole.cropped(to: rect))
  }
}
