import Pixels

/// The pixels of one cell, row by row from the upper left.
///
/// It is not to be copied, as that would cost as much as half a cell's solution.
struct Subcells: ~Copyable {
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
  private let codes = LinearLight.codes

  /// Makes a cell of transparent pixels.
  init(count: Int) { self.count = count }

  /// The mask of all pixels.
  var full: Int { 1 << count - 1 }

  /// Takes other pixels in place of its own; `pixel` gives that of each place, from zero.
  @inline(__always)
  mutating func take(_ pixel: (_ place: Int) -> RGBA) {
    var shown = 0
    var first: UInt32 = 0
    var second: UInt32 = 0
    var rest = 0
    var others = 0
    for place in 0..<count {
      let pixel = pixel(place)
      guard pixel.isShown else {
        points[place] = .zero
        continue
      }
      points[place] = SIMD4(
        light[Int(pixel.red)], light[Int(pixel.green)], light[Int(pixel.blue)],
        Float(pixel.alpha))
      let color = pixel.rgb
      colors[place] = color
      // No branches, as no processor could foretell them.
      first = shown == 0 ? color : first
      second = rest == 0 ? color : second
      shown |= 1 << place
      let differs = color == first ? 0 : 1
      rest |= differs << place
      others |= differs & (color == second ? 0 : 1)
    }
    self.shown = shown
    self.first = first
    self.second = second
    self.rest = rest
    hasMore = others != 0
  }

  /// The same cell with other colours, all of them opaque, for the pixels that are shown.
  func recolored(_ color: (UInt32) -> UInt32) -> Subcells {
    var cell = Subcells(count: count)
    cell.take { shown & 1 << $0 == 0 ? .transparent : RGBA(rgb: color(colors[$0])) }
    return cell
  }

  /// The same cell, all opaque, with a colour wherever no pixel is shown.
  func filled(with pixel: RGBA) -> Subcells {
    var cell = Subcells(count: count)
    cell.take { shown & 1 << $0 == 0 ? pixel : RGBA(rgb: colors[$0]) }
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

  /// The mean colour of the pixels that are shown, in premultiplied linear light.
  func mean() -> CellColor { means(parting: shown).first }

  /// The mean colours, in premultiplied linear light, of the pixels of a mask and of the others that
  /// are shown; if there are no others, theirs means nothing.
  func means(parting mask: Int) -> (first: CellColor, second: CellColor) {
    var all = SIMD4<Float>.zero
    var part = SIMD4<Float>.zero
    for place in 0..<count {
      let opacity = points[place].w
      var point = points[place] * opacity
      point.w = opacity
      all += point
      // Multiplied by 0 or 1, as no processor could foretell a branch.
      part += point * Float(mask >> place & 1)
    }
    let rest = all - part
    return (color(part / part.w), color(rest / max(rest.w, 1)))
  }

  @inline(__always)
  private func color(_ point: SIMD4<Float>) -> CellColor {
    .rgb(
      UInt32(codes.code(point.x)) << 16 | UInt32(codes.code(point.y)) << 8
        | UInt32(codes.code(point.z)))
  }
}

extension SIMD4<Float> {
  /// The square of the length of the first three lanes.
  var squaredLength: Float {
    let squares = self * self
    return squares.x + squares.y + squares.z
  }
}
