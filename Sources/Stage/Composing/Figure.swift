import Pixels
import StateGraph

/// A picture at its stage size, and the position of its corner in sub-cells.
struct Figure {
  let pixels: [RGBA]
  let width: Int
  let height: Int
  private(set) var x: Int
  private(set) var y: Int

  init(_ bitmap: Bitmap, x: Int, y: Int) {
    (pixels, width, height) = (bitmap.pixels, bitmap.width, bitmap.height)
    (self.x, self.y) = (x, y)
  }

  /// An empty figure.
  init() { self.init(Bitmap(width: 0, height: 0), x: 0, y: 0) }

  /// The picture with its position relative to a corner other than the stage's.
  func moved(toX left: Int, y top: Int) -> Figure {
    var moved = self
    moved.x += left
    moved.y += top
    return moved
  }

  /// The pixel visible at a position of the stage.
  ///
  /// - Parameters:
  ///   - x: Sub-cells from the left of the stage.
  ///   - y: Sub-cells from the top of the stage.
  ///   - figures: All figures.
  ///   - order: Indices of the figures to consider, foremost first.
  ///   - background: The background behind them.
  /// - Returns: The visible pixel.
  static func pixel(
    atX x: Int, y: Int, of figures: [Figure], _ order: ArraySlice<Int>,
    over background: Appearance.Background
  ) -> RGBA {
    for place in order.indices {
      let number = order[place]
      let column = x - figures[number].x
      let row = y - figures[number].y
      guard column >= 0, row >= 0, column < figures[number].width, row < figures[number].height
      else { continue }
      let pixel = figures[number].pixels[row * figures[number].width + column]
      if pixel.alpha == 0 { continue }
      if pixel.alpha == 255 { return pixel }
      let behind = order[(place + 1)...]
      return pixel.over(Self.pixel(atX: x, y: y, of: figures, behind, over: background))
    }
    return background.pixel(atX: max(0, x), y: max(0, y))
  }
}
