import Pixels

/// The pixels of one cell, row by row from the upper left.
struct Subcells {
  /// Pixels that a cell has at most.
  static let most = 8

  let count: Int
  /// The mask of the pixels opaque enough to be shown.
  private(set) var shown = 0
  /// Red, green and blue of each pixel in linear light, from 0 to 1, then its opacity in codes; all
  /// are 0 if it is not shown.
  private(set) var points: [8 of SIMD4<Float>] = .init(repeating: .zero)
  /// The colour of each pixel that is shown, as 0xRRGGBB.
  private(set) var colors: [8 of UInt32] = .init(repeating: 0)
  /// The first two colours.
  private(set) var first: UInt32 = 0
  private(set) var second: UInt32 = 0
  /// The mask of the pixels that have not the first colour.
  private(set) var rest = 0
  /// Whether there are more than two colours.
  private(set) var hasMore = false

  private let light = LinearLight.values

  init(count: Int) { self.count = count }

  /// The mask of all pixels.
  var full: Int { 1 << count - 1 }

  /// Makes all pixels transparent.
  mutating func clear() {
    shown = 0
    points = .init(repeating: .zero)
    rest = 0
    hasMore = false
  }

  /// Puts a pixel into its place, which must be transparent.
  mutating func fill(_ place: Int, with pixel: RGBA) {
    guard pixel.isShown else { return }
    points[place] = SIMD4(
      light[Int(pixel.red)], light[Int(pixel.green)], light[Int(pixel.blue)], Float(pixel.alpha))
    let color = pixel.rgb
    colors[place] = color
    if shown == 0 { first = color }
    shown |= 1 << place
    guard color != first else { return }
    if rest == 0 { second = color }
    rest |= 1 << place
    if color != second { hasMore = true }
  }

  /// The same cell with other colours, all of them opaque, for the pixels that are shown.
  func recolored(_ color: (UInt32) -> UInt32) -> Subcells {
    var cell = Subcells(count: count)
    for place in 0..<count where shown & 1 << place != 0 {
      cell.fill(place, with: RGBA(rgb: color(colors[place])))
    }
    return cell
  }

  /// The same cell with a colour wherever no pixel is shown.
  func filled(with pixel: RGBA) -> Subcells {
    var cell = self
    for place in 0..<count where shown & 1 << place == 0 { cell.fill(place, with: pixel) }
    return cell
  }

  /// The points of the pixels that are shown, without gaps.
  func shownPoints() -> (points: [8 of SIMD4<Float>], count: Int) {
    var dense: [8 of SIMD4<Float>] = .init(repeating: .zero)
    var denseCount = 0
    for place in 0..<count where shown & 1 << place != 0 {
      dense[denseCount] = points[place]
      denseCount += 1
    }
    return (dense, denseCount)
  }

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

  /// The mean colour of the pixels of a mask, in premultiplied linear light.
  func mean(of mask: Int) -> CellColor {
    var sum = SIMD4<Float>.zero
    for place in 0..<count {
      var point = points[place]
      let opacity = point.w
      point.w = 1
      // Multiplied by 0 or 1, as no processor could foretell a branch.
      sum += point * (opacity * Float(mask >> place & 1))
    }
    return .rgb(RGBA(linear: sum / sum.w).rgb)
  }
}

extension SIMD4<Float> {
  /// The square of the length of the first three lanes.
  var squaredLength: Float {
    let squares = self * self
    return squares.x + squares.y + squares.z
  }
}
