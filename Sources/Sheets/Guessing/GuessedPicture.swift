import Pixels

/// A picture as the guess sees it: colours, and which pixels are not ground.
struct GuessedPicture {
  let width: Int
  let height: Int
  /// A number for each colour, row-major; all transparent pixels have the same.
  private let colors: [UInt32]
  /// What is not ground, row-major.
  private let filled: [Bool]

  init(_ bitmap: Bitmap) {
    width = bitmap.width
    height = bitmap.height
    colors = bitmap.pixels.map { $0.alpha == 0 ? 0 : $0.rgb << 8 | UInt32($0.alpha) }
    let ground = Self.ground(of: colors, width: width, height: height)
    filled = colors.map { $0 != ground }
  }

  /// Whether not all of it is ground.
  var hasContent: Bool { filled.contains(true) }

  /// Transparent, if there is such a pixel; else the colour that most of the border has, if any.
  private static func ground(of colors: [UInt32], width: Int, height: Int) -> UInt32? {
    if colors.contains(0) { return 0 }
    let sides = (0..<height).flatMap { [colors[$0 * width], colors[$0 * width + width - 1]] }
    let border = colors.prefix(width) + colors.suffix(width) + sides
    let counts = border.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    return counts.first { $0.value * 2 > border.count }?.key
  }

  /// Whether a rectangle holds nothing but ground.
  func isEmpty(_ rect: PixelRect) -> Bool {
    (rect.y..<rect.y + rect.height).allSatisfy { y in
      let start = y * width + rect.x
      return !filled[start..<start + rect.width].contains(true)
    }
  }

  /// The columns of the picture from the left.
  var columns: Lines {
    let places = (0..<width).flatMap { x in (0..<height).map { $0 * width + x } }
    return Lines(
      count: width, length: height, colors: places.map { colors[$0] },
      filled: places.map { filled[$0] })
  }

  /// The rows of the picture from the top.
  var rows: Lines { Lines(count: height, length: width, colors: colors, filled: filled) }

  /// The picture as lines that stand side by side, its columns or its rows.
  struct Lines {
    let count: Int
    /// Pixels of a line.
    let length: Int
    /// Line after line.
    let colors: [UInt32]
    /// Line after line, what is not ground.
    let filled: [Bool]

    /// The places of a line's pixels in ``colors`` and ``filled``.
    func places(of line: Int) -> Range<Int> { line * length..<(line + 1) * length }
  }
}
