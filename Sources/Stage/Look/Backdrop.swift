package import Pixels
import StateGraph

extension Appearance.Background {
  /// Side length of a square of the checker pattern, in sub-cells.
  private static let squareSide = 4
  private static let lightSquare = RGBA(0x99, 0x99, 0x99)
  private static let darkSquare = RGBA(0x66, 0x66, 0x66)

  /// The phase of the pattern at a stage position, so that equal parts compare equal.
  func phase(atX x: Int, y: Int) -> (x: Int, y: Int) {
    self == .checker ? (x % (2 * Self.squareSide), y % (2 * Self.squareSide)) : (0, 0)
  }

  /// The colour of a sub-cell of the stage; the pattern is aligned to the stage, so that parts
  /// match wherever they are cut.
  func pixel(atX x: Int, y: Int) -> RGBA {
    switch self {
    case .none: .transparent
    case .color(let color): color
    case .checker:
      (x / Self.squareSide + y / Self.squareSide).isMultiple(of: 2)
        ? Self.lightSquare : Self.darkSquare
    }
  }

  /// The background under a rectangle of the stage, in sub-cells.
  package func bitmap(under rect: PixelRect) -> Bitmap {
    guard self == .checker else {
      return Bitmap(width: rect.width, height: rect.height, filling: pixel(atX: 0, y: 0))
    }
    return Bitmap(
      width: rect.width, height: rect.height,
      pixels: (rect.y..<rect.y + rect.height).flatMap { y in
        (rect.x..<rect.x + rect.width).map { x in pixel(atX: x, y: y) }
      })
  }
}
