import Sheets
import Pixels

/// A picture as the guess sees it: colours, and which pixels are not background.
///
/// Of a large picture only a part is examined, so that guessing takes no longer than decoding.
struct GuessedPicture {
  private let bitmap: Bitmap
  /// As a number, as in ``Lines/colors``; nil if there is no background.
  private let background: UInt32?
  /// The rows that are examined of each column, and the columns of each row.
  private let places: (rows: [Int], columns: [Int])

  /// The number of pixels that are examined of a larger picture, in each direction.
  private static let mostSeen = 1 << 18

  /// How many neighbouring lines are examined together.
  private static let band = 8

  init(_ bitmap: Bitmap) {
    self.bitmap = bitmap
    places = (
      Self.places(along: bitmap.height, of: bitmap.width),
      Self.places(along: bitmap.width, of: bitmap.height)
    )
    background = Self.background(of: bitmap, rows: places.rows)
  }

  var width: Int { bitmap.width }
  var height: Int { bitmap.height }

  /// Whether not all of it is background.
  var hasContent: Bool {
    places.rows.contains { y in !isBackground(y * width..<(y + 1) * width) }
  }

  /// Which places along a side are examined: bands of neighbours, because neighbours are compared.
  private static func places(along length: Int, of count: Int) -> [Int] {
    guard length > mostSeen / max(1, count) else { return Array(0..<length) }
    // Sizes of tiles are seldom odd, so with an odd distance bands lie at different places of each tile.
    let distance = max(band, length / max(1, mostSeen / count / band)) | 1
    return (0..<length).filter { $0 % distance < band }
  }

  /// Transparent if there is a transparent pixel, else the colour of more than half of the border, if any.
  private static func background(of bitmap: Bitmap, rows: [Int]) -> UInt32? {
    let (width, height, pixels) = (bitmap.width, bitmap.height, bitmap.pixels)
    let isOpaque = rows.allSatisfy { y in
      pixels[y * width..<(y + 1) * width].allSatisfy { $0.alpha != 0 }
    }
    guard isOpaque else { return 0 }
    let sides = (0..<height).flatMap { [pixels[$0 * width], pixels[$0 * width + width - 1]] }
    let border = pixels.prefix(width) + pixels.suffix(width) + sides
    let counts = border.reduce(into: [:]) { $0[number(of: $1), default: 0] += 1 }
    return counts.first { $0.value * 2 > border.count }?.key
  }

  /// A number for each colour; it is 0 for all transparent pixels.
  private static func number(of pixel: RGBA) -> UInt32 {
    pixel.alpha == 0 ? 0 : pixel.rgb << 8 | UInt32(pixel.alpha)
  }

  private func isBackground(_ range: Range<Int>) -> Bool {
    guard let background else { return range.isEmpty }
    return bitmap.pixels.withUnsafeBufferPointer { pixels in
      range.allSatisfy { Self.number(of: pixels[$0]) == background }
    }
  }

  /// Whether a rectangle contains only background.
  func isEmpty(_ rect: PixelRect) -> Bool {
    // Of a tile of a large picture, a few rows are enough.
    let step = places.rows.count == height ? 1 : max(1, rect.height / 8)
    return stride(from: rect.y, to: rect.y + rect.height, by: step).allSatisfy { y in
      let start = y * width + rect.x
      return isBackground(start..<start + rect.width)
    }
  }

  /// The columns of the picture from the left.
  var columns: Lines { lines(width, apart: 1, places: places.rows.map { $0 * width }) }

  /// The rows of the picture from the top.
  var rows: Lines { lines(height, apart: width, places: places.columns) }

  private func lines(_ count: Int, apart distance: Int, places: [Int]) -> Lines {
    let length = places.count
    var colors = [UInt32](repeating: 0, count: count * length)
    bitmap.pixels.withUnsafeBufferPointer { pixels in
      colors.withUnsafeMutableBufferPointer { colors in
        // Along the rows of the picture, whatever the direction of its lines.
        if distance == 1 {
          for (index, place) in places.enumerated() {
            for line in 0..<count {
              colors[line * length + index] = Self.number(of: pixels[place + line])
            }
          }
        } else {
          for line in 0..<count {
            for (index, place) in places.enumerated() {
              colors[line * length + index] = Self.number(of: pixels[place + line * distance])
            }
          }
        }
      }
    }
    return Lines(
      count: count, length: length, colors: colors, filled: colors.map { $0 != background })
  }

  /// The picture as a series of lines, its columns or its rows.
  struct Lines {
    let count: Int
    /// How many pixels of a line are examined.
    let length: Int
    /// Line after line.
    let colors: [UInt32]
    /// Line after line, whether a pixel is not background.
    let filled: [Bool]

    /// The indices of a line's pixels in ``colors`` and ``filled``.
    func places(of line: Int) -> Range<Int> { line * length..<(line + 1) * length }
  }
}
