import Pixels

extension FramePlace {
  /// The whole picture, untrimmed and upright.
  func picture(from bitmap: Bitmap) -> Bitmap {
    if isPlain { return region == bitmap.bounds ? bitmap : bitmap.cropped(to: region) }
    let cutting = bitmap.cropped(to: region).turned(back: turn)
    return cutting.laid(atX: offsetX, y: offsetY, onWidth: width, height: height)
  }

  /// What is wrong with the place; nil if the frame can be cut.
  func fault(on bitmap: Bitmap, pixelLimit: Int) -> String? {
    guard region.x >= 0, region.y >= 0, region.width >= 0, region.height >= 0,
      region.x <= bitmap.width, region.width <= bitmap.width - region.x,
      region.y <= bitmap.height, region.height <= bitmap.height - region.y
    else {
      return "it lies at \(region.x),\(region.y) and is \(region.width)x\(region.height), which "
        + "does not fit into the image, which is \(bitmap.width)x\(bitmap.height)"
    }
    guard width > 0, height > 0 else { return "it is \(width)x\(height), which shows nothing" }
    let (size, overflow) = width.multipliedReportingOverflow(by: height)
    guard !overflow, size <= pixelLimit else {
      return "it is \(width)x\(height) pixels, more than the limit of \(pixelLimit); "
        + "--max-pixels raises the limit"
    }
    return nil
  }
}

extension Bitmap {
  /// The picture that was turned into this one.
  fileprivate func turned(back turn: Turn) -> Bitmap {
    switch turn {
    case .upright: self
    // What was turned clockwise has its upper left corner at the upper right.
    case .clockwise: transposed { x, y in (width - 1 - y, x) }
    case .counterclockwise: transposed { x, y in (y, height - 1 - x) }
    case .upsideDown: flipped(horizontally: true, vertically: true)
    }
  }

  /// A picture with the sides exchanged.
  ///
  /// - Parameter source: Column and row of this bitmap that one of the new one shows.
  /// - Returns: As wide as this one is high.
  private func transposed(_ source: (_ x: Int, _ y: Int) -> (x: Int, y: Int)) -> Bitmap {
    var turned: [RGBA] = []
    turned.reserveCapacity(pixels.count)
    for y in 0..<width {
      for x in 0..<height {
        let place = source(x, y)
        turned.append(pixels[place.y * width + place.x])
      }
    }
    return Bitmap(width: height, height: width, pixels: turned)
  }

  /// The bitmap on a transparent ground; what lies outside is lost.
  fileprivate func laid(atX left: Int, y top: Int, onWidth ground: Int, height: Int) -> Bitmap {
    var whole = Bitmap(width: ground, height: height)
    let columns = Self.overlap(left, self.width, within: ground)
    let rows = Self.overlap(top, self.height, within: height)
    guard !columns.isEmpty else { return whole }
    whole.withUnsafeMutablePixels { target in
      for row in rows {
        let source = row * self.width
        for column in columns {
          target[(top + row) * ground + left + column] = pixels[source + column]
        }
      }
    }
    return whole
  }

  /// Which of `count` pixels, the first at `start`, lie within so many from zero.
  private static func overlap(_ start: Int, _ count: Int, within length: Int) -> Range<Int> {
    // Far outside, sums would not fit.
    guard start < length, start > -count else { return 0..<0 }
    return max(0, -start)..<min(count, length - start)
  }
}
