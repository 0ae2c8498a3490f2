@testable import Stage
import Pixels
import StateGraph
import Testing

struct FigureTests {
  private let front = Figure(
    Bitmap(
      width: 3, height: 1,
      pixels: [RGBA(1, 1, 1), .transparent, RGBA(200, 0, 0, 100)]), x: 0, y: 0)
  private let back = Figure(Bitmap(width: 2, height: 1, filling: RGBA(9, 9, 9)), x: 1, y: 0)

  private func pixel(_ x: Int, _ order: [Int]) -> RGBA {
    Figure.pixel(
      atX: x, y: 0, of: [front, back], order[...], over: .color(RGBA(5, 5, 5)))
  }

  @Test func `the foremost pixel that is not transparent shows`() {
    #expect(pixel(0, [0, 1]) == RGBA(1, 1, 1))
    #expect(pixel(1, [0, 1]) == RGBA(9, 9, 9))
    #expect(pixel(1, [0]) == RGBA(5, 5, 5))
    #expect(pixel(7, [0, 1]) == RGBA(5, 5, 5))
  }

  @Test func `what is behind shows through`() {
    #expect(pixel(2, [0, 1]) == RGBA(200, 0, 0, 100).over(RGBA(9, 9, 9)))
    #expect(pixel(2, [1, 0]) == RGBA(9, 9, 9))
  }

  @Test func `moved, it is elsewhere`() {
    let moved = front.moved(toX: 5, y: 0)
    let pixels = (4..<7).map {
      Figure.pixel(atX: $0, y: 0, of: [moved], [0], over: Appearance.Background.none)
    }
    #expect(pixels == [.transparent, RGBA(1, 1, 1), .transparent])
  }
}
