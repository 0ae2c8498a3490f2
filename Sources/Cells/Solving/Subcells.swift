import Pixels

/// The pixels of one cell, row by row from the upper left.
///
/// It cannot be copied: a copy would take half as long as solving a cell.
struct Subcells: ~Copyable {
  /// The most pixels that a cell may have.
  static let most = GlyphTable.mostSubcells

  let count: Int
  /// The mask of the pixels opaque enough to be shown.
  private(set) var shown = 0
  /// Red, green and blue of each pixel in linear light, from 0 to 1, then its opacity from 0 to 255;
  /// all are 0 if it is not shown.
  private(set) var points: [8 of SIMD4<Float>] = .init(repeating: .zero)
  /// The colour of each shown pixel, as 0xRRGGBB.
  private(set) var colors: [8 of UInt32] = .init(repeating: 0)
  /// The first colour.
  private(set) var first: UInt32 = 0
  /// The first colour that differs from it.
  private(set) var second: UInt32 = 0
  /// The mask of the shown pixels of other colours than the first.
  private(set) var rest = 0
  /// Whether there are more than two colours.
  private(set) var hasMore = false

  private let light = LinearLight.values
  private let codes = LinearLight.codes

  /// Makes a cell of transparent pixels.
  init(count: Int) { self.count = count }

  /// The mask of all pixels.
  var full: Int { 1 << count - 1 }

  /// Replaces all pixels; `pixel` returns that of each place, from zero.
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
      // Without branches, which would be unpredictable.
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

  /// The same cell with other colours, all of them opaque, for the shown pixels.
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

  /// The points of the shown pixels, without gaps.
  func shownPoints() -> (points: [8 of SIMD4<Float>], count: Int) {
    var dense: [8 of SIMD4<Float>] = .init(repeating: .zero)
    var denseCount = 0
    for place in 0..<count where shown & 1 << place != 0 {
      dense[denseCount] = points[place]
      denseCount += 1
    }
    return (dense, denseCount)
  }

  /// The mask of some of the shown pixels.
  ///
  /// - Parameter part: A bit for each shown pixel, without gaps.
  /// - Returns: The same pixels, with a bit for each of the cell's pixels.
  func mask(ofShown part: Int) -> Int {
    var mask = 0
    var part = part
    for place in 0..<count where shown & 1 << place != 0 {
      mask |= (part & 1) << place
      part >>= 1
    }
    return mask
  }

  /// The colour for all shown pixels.
  func color() -> CellColor { colors(parting: shown).first }

  /// The colours for the pixels of a mask and for the other shown pixels; the second is meaningless if
  /// there are no others.
  ///
  /// They are the means in premultiplied linear light, except where most pixels have the same colour
  /// (``color(of:near:)``).
  func colors(parting mask: Int) -> (first: CellColor, second: CellColor) {
    var all = SIMD4<Float>.zero
    var part = SIMD4<Float>.zero
    for place in 0..<count {
      let opacity = points[place].w
      var point = points[place] * opacity
      point.w = opacity
      all += point
      // Multiplied by 0 or 1, because a branch would be unpredictable.
      part += point * Float(mask >> place & 1)
    }
    let rest = all - part
    return (
      color(of: mask, near: part / part.w),
      color(of: shown & ~mask, near: rest / max(rest.w, 1))
    )
  }

  /// How much the shown pixels differ from two colours, approximately as the eye sees it.
  ///
  /// - Parameters:
  ///   - colors: The colour of the pixels of a mask, and that of all others, in 24 bits.
  ///   - mask: Some of the shown pixels.
  /// - Returns: The sum of the differences of their sRGB codes.
  func difference(showing colors: (CellColor, CellColor), parting mask: Int) -> Int {
    let first = colors.0.rgb ?? 0
    let second = colors.1.rgb ?? 0
    var sum = 0
    for place in 0..<count where shown & 1 << place != 0 {
      let color = mask & 1 << place == 0 ? second : first
      for shift: UInt32 in [0, 8, 16] {
        sum += abs(Int(color >> shift & 0xFF) - Int(self.colors[place] >> shift & 0xFF))
      }
    }
    return sum
  }

  /// The colour that most of a mask's pixels have, if it is close enough to their mean; else the mean.
  ///
  /// The mean has the least squared error in linear light. But in dark colours the eye sees smaller
  /// differences than that suggests: black with a trace of a neighbour's colour is no longer black.
  @inline(__always)
  private func color(of mask: Int, near mean: SIMD4<Float>) -> CellColor {
    if let place = mostCommon(in: mask) {
      let added = (points[place] - mean).squaredLength * Float(mask.nonzeroBitCount)
      if added <= Self.mostAdded { return .rgb(colors[place]) }
    }
    return .rgb(
      UInt32(codes.code(mean.x)) << 16 | UInt32(codes.code(mean.y)) << 8
        | UInt32(codes.code(mean.z)))
  }

  /// The squared error that a pure colour may add: small enough that the total error of test pictures
  /// grew by 1 % at most, by 0.1 % in most of them.
  private static let mostAdded: Float = 0.005

  /// The place of a pixel whose colour more than half of a mask's pixels have, by the majority vote
  /// algorithm of Boyer and Moore; nil if there is no such colour.
  @inline(__always)
  private func mostCommon(in mask: Int) -> Int? {
    var winner = 0
    var lead = 0
    var rest = mask
    while rest != 0 {
      let place = rest.trailingZeroBitCount
      rest &= rest - 1
      winner = lead == 0 ? place : winner
      lead += lead == 0 || colors[place] == colors[winner] ? 1 : -1
    }
    guard lead > 0 else { return nil }
    var votes = 0
    for place in 0..<count {
      votes += colors[place] == colors[winner] ? mask >> place & 1 : 0
    }
    return 2 * votes > mask.nonzeroBitCount ? winner : nil
  }
}

extension SIMD4<Float> {
  /// The square of the length of the first three lanes.
  var squaredLength: Float {
    let squares = self * self
    return squares.x + squares.y + squares.z
  }
}
