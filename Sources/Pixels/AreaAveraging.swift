/// Which old pixels a new one covers along one side of a bitmap, and how much of it each fills.
private struct Coverage {
  /// The first old pixel covered.
  let start: Int
  /// The shares of this pixel and the following ones; their sum is 1.
  let shares: [Float]

  /// Divides `count` old pixels among `newCount` new ones.
  ///
  /// Fractions are exact: lengths are whole numbers, with `newCount` to an old pixel and `count` to a new one.
  static func all(dividing count: Int, among newCount: Int) -> [Coverage] {
    (0..<newCount).map { index in
      let left = index * count
      let right = left + count
      let start = left / newCount
      let end = (right + newCount - 1) / newCount
      let shares = (start..<end).map { old in
        let overlap = min(right, (old + 1) * newCount) - max(left, old * newCount)
        return Float(overlap) / Float(count)
      }
      return Coverage(start: start, shares: shares)
    }
  }
}

extension Bitmap {
  /// The mean, in premultiplied linear light, of the area under each new pixel.
  ///
  /// The sides are resampled one after the other: first each row, then the columns of the result.
  func averaged(_ newWidth: Int, _ newHeight: Int) -> Bitmap {
    let narrowed = narrowedRows(to: newWidth)
    let coverages = Coverage.all(dividing: height, among: newHeight)
    return Bitmap(width: newWidth, height: newHeight) { target in
      narrowed.withUnsafeBufferPointer { rows in
        for (y, coverage) in coverages.enumerated() {
          for x in 0..<newWidth {
            var sum = SIMD4<Float>.zero
            for (offset, share) in coverage.shares.enumerated() {
              sum += rows[(coverage.start + offset) * newWidth + x] * share
            }
            target.initializeElement(at: y * newWidth + x, to: RGBA(premultiplied: sum))
          }
        }
      }
    }
  }

  /// All rows in premultiplied linear light, with alpha in the fourth lane, resampled to another width.
  private func narrowedRows(to newWidth: Int) -> [SIMD4<Float>] {
    let coverages = Coverage.all(dividing: width, among: newWidth)
    var row = [SIMD4<Float>](repeating: .zero, count: width)
    var narrowed: [SIMD4<Float>] = []
    narrowed.reserveCapacity(newWidth * height)
    for y in 0..<height {
      for x in 0..<width { row[x] = pixels[y * width + x].premultiplied }
      for coverage in coverages {
        var sum = SIMD4<Float>.zero
        for (offset, share) in coverage.shares.enumerated() {
          sum += row[coverage.start + offset] * share
        }
        narrowed.append(sum)
      }
    }
    return narrowed
  }
}

extension RGBA {
  /// Linear light times opacity, with the opacity (0 to 1) in the fourth lane.
  fileprivate var premultiplied: SIMD4<Float> { linear * (Float(alpha) / 255) }

  fileprivate init(premultiplied: SIMD4<Float>) {
    let opacity = premultiplied.w
    // What rounds to transparent has no colour.
    if opacity * 255 < 0.5 {
      self = .transparent
    } else {
      self.init(linear: premultiplied / opacity, opacity: opacity)
    }
  }
}
