@testable import Stage
import Animation
import Pixels
import StateGraph
import Testing

struct MagnificationScalingTests {
  private func scaled(_ bitmap: Bitmap, _ factor: Ratio) -> Bitmap {
    Magnification(.factor(factor), filter: .auto, box: (8, 8), room: (8, 8)).scaled(bitmap)
  }

  @Test func `A picture takes the size of its lengths`() {
    let bitmap = Bitmap(width: 2, height: 3, filling: RGBA(1, 2, 3))
    #expect(scaled(bitmap, Ratio(2)) == Bitmap(width: 4, height: 6, filling: RGBA(1, 2, 3)))
    #expect(scaled(bitmap, .one) == bitmap)
  }

  @Test func `Nothing vanishes, however small it becomes`() {
    let bitmap = scaled(Bitmap(width: 8, height: 30, filling: RGBA(1, 2, 3)), Ratio(1, 100))
    #expect(bitmap == Bitmap(width: 1, height: 1, filling: RGBA(1, 2, 3)))
  }
}
