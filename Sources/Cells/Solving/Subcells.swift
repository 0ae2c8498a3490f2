import Pixels

/// The pixels of one cell, row by row from the upper left.
struct Subcells {
  /// Pixels that a cell has at most.
  static let most = 8

  let count: Int
  /// Those not shown, and those from `count` on, are transparent.
  private(set) var pixels: [8 of RGBA] = .init(repeating: .transparent)
  /// The mask of those opaque enough to be shown.
  private(set) var shown = 0

  init(count: Int) { self.count = count }

  /// The mask of all of them.
  var full: Int { 1 << count - 1 }

  /// The mask of some of the pixels that are shown, of which each bit of `part` stands for one.
  func mask(ofShown part: Int) -> Int {
    var mask = 0
    var part = part
    for place in 0..<count where shown & 1 << place != 0 {
      mask |= (part & 1) << place
      part >>= 1
    }
    return mask
  }

  /// Puts a pixel into its place; each place is filled at most once.
  mutating func fill(_ place: Int, with pixel: RGBA) {
    guard pixel.isShown else { return }
    pixels[place] = pixel
    shown |= 1 << place
  }

  /// The same cell with other colours, all of them opaque, for the pixels that are shown.
  func recolored(_ color: (UInt32) -> UInt32) -> Subcells {
    var cell = self
    for place in 0..<count where shown & 1 << place != 0 {
      cell.pixels[place] = RGBA(rgb: color(pixels[place].rgb))
    }
    return cell
  }

  /// The same cell with an opaque colour wherever no pixel is shown.
  func filled(with pixel: RGBA) -> Subcells {
    var cell = self
    for place in 0..<count where shown & 1 << place == 0 { cell.fill(place, with: pixel) }
    return cell
  }

  /// The colours of the pixels that are shown, as far as there are no more than two.
  ///
  /// - Returns: The two colours and the mask of the second, which is 0 if there is only one; nil if
  ///   there are more, or none.
  func twoColors() -> (first: UInt32, second: UInt32, maskOfSecond: Int)? {
    guard shown != 0 else { return nil }
    let first = pixels[shown.trailingZeroBitCount].rgb
    var second = first
    var maskOfSecond = 0
    for place in 0..<count where shown & 1 << place != 0 {
      let color = pixels[place].rgb
      if color == first { continue }
      if maskOfSecond == 0 { second = color }
      if color != second { return nil }
      maskOfSecond |= 1 << place
    }
    return (first, second, maskOfSecond)
  }
}
