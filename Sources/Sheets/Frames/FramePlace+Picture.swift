package import Pixels

extension FramePlace {
  /// The whole picture, untrimmed and upright.
  func picture(from bitmap: Bitmap) -> Bitmap {
    if isPlain { return region == bitmap.bounds ? bitmap : bitmap.cropped(to: region) }
    var whole = Bitmap(width: width, height: height)
    let visible = whole.bounds.intersection(cutting)
    if visible.isEmpty { return whole }
    let columns = (visible.x - offsetX)..<(visible.x - offsetX + visible.width)
    let rows = (visible.y - offsetY)..<(visible.y - offsetY + visible.height)
    let walk = walk(over: bitmap)
    let corner = offsetY * width + offsetX
    // Along the lines of the bitmap: it is the larger one, and jumping about in it is slow.
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

  /// How the cutting, upright and mirrored, lies in a bitmap's pixels: the index of its upper left pixel,
  /// and the steps from a pixel to its right neighbour and to the one below.
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
    if mirroring.contains(.leftToRight) {
      walk.start += (cutting.width - 1) * walk.across
      walk.across.negate()
    }
    if mirroring.contains(.topToBottom) {
      walk.start += (cutting.height - 1) * walk.down
      walk.down.negate()
    }
    return walk
  }

  /// Checks that the frame can be cut out of a bitmap.
  ///
  /// - Throws: ``FramePlaceError`` if not.
  package func check(on bitmap: Bitmap, pixelLimit: Int) throws(FramePlaceError) {
    guard region.x >= 0, region.y >= 0, region.width >= 0, region.height >= 0,
      region.x <= bitmap.width, region.width <= bitmap.width - region.x,
      region.y <= bitmap.height, region.height <= bitmap.height - region.y
    else { throw .outside(region, width: bitmap.width, height: bitmap.height) }
    guard width > 0, height > 0 else { throw .empty(width: width, height: height) }
    let (size, overflow) = width.multipliedReportingOverflow(by: height)
    guard !overflow, size <= pixelLimit else {
      throw .tooLarge(width: width, height: height, pixelLimit: pixelLimit)
    }
  }
}
