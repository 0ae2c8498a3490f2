import Sheets
import Pixels

/// A picture as the guess sees it: colours, and which pixels are not ground.
///
/// Of a large picture only a part is looked at, so that a guess takes no longer than to decode it.
struct GuessedPicture {
  private let bitmap: Bitmap
  private let ground: UInt32?
  /// The rows that are looked at of each column, and the columns of each row.
  private let places: (rows: [Int], columns: [Int])

  /// Of a picture with more pixels, so many are looked at in each direction.
  private static let mostSeen = 1 << 18

  init(_ bitmap: Bitmap) {
    self.bitmap = bitmap
    places = (
      Self.places(along: bitmap.height, of: bitmap.width),
      Self.places(along: bitmap.width, of: bitmap.height)
    )
    ground = Self.ground(of: bitmap, rows: places.rows)
  }

  var width: Int { bitmap.width }
  var height: Int { bitmap.height }

  /// Whether not all of it is ground.
  var hasContent: Bool {
    places.rows.contains { y in !isGround(y * width..<(y + 1) * width) }
  }

  /// Which places of lines are looked at: bands of neighbours, as those are compared.
  private static func places(along length: Int, of count: Int) -> [Int] {
    guard length > mostSeen / max(1, count) else { return Array(0..<length) }
    let band = 8
    // Sizes of tiles are seldom odd, so bands lie at other places of each.
    let distance = max(band, length / max(1, mostSeen / count / band)) | 1
    return (0..<length).filter { $0 % distance < band }
  }

  /// Transparent, if there is such a pixel; else the colour that most of the border has, if any.
  private static func ground(of bitmap: Bitmap, rows: [Int]) -> UInt32? {
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

  /// A number for each colour; all transparent pixels have the same.
  private static func number(of pixel: RGBA) -> UInt32 {
    pixel.alpha == 0 ? 0 : pixel.rgb << 8 | UInt32(pixel.alpha)
  }

  private func isGround(_ range: Range<Int>) -> Bool {
    guard let ground else { return range.isEmpty }
    return bitmap.pixels.withUnsafeBufferPointer { pixels in
      range.allSatisfy { Self.number(of: pixels[$0]) == ground }
    }
  }

  /// Whether a rectangle holds nothing but ground.
  func isEmpty(_ rect: PixelRect) -> Bool {
    // A few rows tell of a tile of a large picture.
    let step = places.rows.count == height ? 1 : max(1, rect.height / 8)
    return stride(from: rect.y, to: rect.y + rect.height, by: step).allSatisfy { y in
      let start = y * width + rect.x
      return isGround(start..<start + rect.width)
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
        // Along the rows of the picture, whichever way its lines run.
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
    return Lines(count: count, length: length, colors: colors, filled: colors.map { $0 != ground })
  }

  /// The picture as lines that stand side by side, its columns or its rows.
  struct Lines {
    let count: Int
    /// Pixels of a line that are looked at.
    let length: Int
    /// Line after line.
    let colors: [UInt32]
    /// Line after line, what is not ground.
    let filled: [Bool]

    /// The places of a line's pixels in ``colors`` and ``filled``.
    func places(of line: Int) -> Range<Int> { line * length..<(line + 1) * length }
  }
}
