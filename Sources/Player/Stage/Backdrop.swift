import Pixels
import StateGraph

extension Appearance.Background {
  /// Sub-cells along a side of a square of the checker pattern.
  private static let squareSide = 4
  private static let lightSquare = RGBA(0x99, 0x99, 0x99)
  private static let darkSquare = RGBA(0x66, 0x66, 0x66)

  /// Where in the pattern a place of the stage lies, so that equal parts are known to be equal.
  func phase(atX x: Int, y: Int) -> (x: Int, y: Int) {
    self == .checker ? (x % (2 * Self.squareSide), y % (2 * Self.squareSide)) : (0, 0)
  }

  /// The part of the background that lies under a rectangle of the stage, in sub-cells.
  ///
  /// The pattern is the stage's, so that parts match wherever they are cut.
  func bitmap(under rect: PixelRect) -> Bitmap {
    switch self {
    case .none: return Bitmap(width: rect.width, height: rect.height)
    case .color(let color): return Bitmap(width: rect.width, height: rect.height, filling: color)
    case .checker:
      let rows = (rect.y..<rect.y + rect.height)
      let columns = (rect.x..<rect.x + rect.width)
      return Bitmap(
        width: rect.width, height: rect.height,
        pixels: rows.flatMap { y in
          columns.map { x in
            (x / Self.squareSide + y / Self.squareSide).isMultiple(of: 2)
              ? Self.lightSquare : Self.darkSquare
          }
        })
    }
  }
}
