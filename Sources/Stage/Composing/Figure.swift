import Pixels
import StateGraph

/// A picture at its size on the stage, and where its corner stands in sub-cells.
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

  /// Nothing.
  init() { self.init(Bitmap(width: 0, height: 0), x: 0, y: 0) }

  /// The picture with its place counted from another corner than that of the stage.
  func moved(toX left: Int, y top: Int) -> Figure {
    var moved = self
    moved.x += left
    moved.y += top
    return moved
  }

  /// What is to be seen at a place of the stage.
  ///
  /// - Parameters:
  ///   - x: Sub-cells from the left of the stage.
  ///   - y: Sub-cells from the top of the stage.
  ///   - figures: All there are.
  ///   - order: Those that count, by their numbers, the foremost first.
  ///   - background: What is behind.
  /// - Returns: The pixel.
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
