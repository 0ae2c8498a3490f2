import Terminal
import Testing

@Suite struct CellSizeTests {
  @Test(
    "what makes sense",
    arguments: [
      (80, 24, 640, 384, 8, 16), (80, 24, 720, 480, 9, 20), (1, 1, 2, 4, 2, 4),
      // With a margin.
      (80, 24, 655, 399, 8, 16),
      // As wide as high, and four times as high.
      (80, 24, 640, 192, 8, 8), (80, 24, 640, 768, 8, 32),
    ])
  func sense(_ columns: Int, _ rows: Int, _ x: Int, _ y: Int, width: Int, height: Int) {
    let size = CellSize(columns: columns, rows: rows, pixelWidth: x, pixelHeight: y)
    #expect(size?.width == width && size?.height == height)
    #expect(size?.aspect == Double(width) / Double(height))
  }

  @Test(
    "what makes none",
    arguments: [
      (80, 24, 0, 0), (80, 24, 640, 0), (80, 24, 0, 384), (0, 0, 640, 384), (80, 24, 80, 24),
      (80, 24, 159, 384), (80, 24, 640, 95), (80, 24, 640, 168), (80, 24, 640, 792),
    ])
  func nonsense(_ columns: Int, _ rows: Int, _ x: Int, _ y: Int) {
    #expect(CellSize(columns: columns, rows: rows, pixelWidth: x, pixelHeight: y) == nil)
  }
}
