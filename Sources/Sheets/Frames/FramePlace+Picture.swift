package import Pixels

extension FramePlace {
  /// The whole picture, untrimmed and upright.
  func picture(from bitmap: Bitmap) -> Bitmap {
    if isPlain { return region == bitmap.bounds ? bitmap : bitmap.cropped(to: region) }
    var whole = Bitmap(width: width, height: height)
    let (across, down) =
      turn.swapsSides ? (region.height, region.width) : (region.width, region.height)
    let columns = Self.overlap(offsetX, across, within: width)
    let rows = Self.overlap(offsetY, down, within: height)
    guard !columns.isEmpty, !rows.isEmpty else { return whole }
    let walk = walk(over: bitmap)
    let corner = offsetY * width + offsetX
    // Along the lines of the bitmap, which is the larger one, and so the slower one to jump about in.
    let (lines, along) = turn.swapsSides ? (columns, rows) : (rows, columns)
    let (line, step) = turn.swapsSides ? (walk.across, walk.down) : (walk.down, walk.across)
    let (targetLine, targetStep) = turn.swapsSides ? (1, width) : (width, 1)
    bitmap.pixels.withUnsafeBufferPointer { source in
      whole.withUnsafeMutablePixels { target in
        for number in lines {
          let (from, to) = (walk.start + number * line, corner + number * targetLine)
          for place in along { target[to + place * targetStep] = source[from + place * step] }
        }
      }
    }
    return whole
  }

  /// How the upright cutting, mirrored if it is to be, lies in a bitmap's pixels: where its upper left one is, and the way from
  /// there to the next one on its right and to the next one below.
  private func walk(over bitmap: Bitmap) -> (start: Int, across: Int, down: Int) {
    let line = bitmap.width
    let (left, right) = (region.x, region.x + region.width - 1)
    let (top, bottom) = (region.y * line, (region.y + region.height - 1) * line)
    var walk =
      switch turn {
      case .upright: (start: top + left, across: 1, down: line)
      case .clockwise: (start: top + right, across: line, down: -1)
      case .upsideDown: (start: bottom + right, across: -1, down: -line)
      case .counterclockwise: (start: bottom + left, across: -line, down: 1)
      }
    let (width, height) =
      turn.swapsSides ? (region.height, region.width) : (region.width, region.height)
    if mirroring.contains(.leftToRight) {
      walk.start += (width - 1) * walk.across
      walk.across.negate()
    }
    if mirroring.contains(.topToBottom) {
      walk.start += (height - 1) * walk.down
      walk.down.negate()
    }
    return walk
  }

  /// Which of `count` pixels, the first at `start`, lie within so many from zero.
  private static func overlap(_ start: Int, _ count: Int, within length: Int) -> Range<Int> {
    // Far outside, sums would not fit.
    guard start < length, start > -count else { return 0..<0 }
    return max(0, -start)..<min(count, length - start)
  }

  /// What is wrong with the place; nil if the frame can be cut.
  package func problem(on bitmap: Bitmap, pixelLimit: Int) -> String? {
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
