/// How a bitmap is resized.
public enum ResamplingFilter: String, CaseIterable, Sendable {
  /// Each new pixel is the old one under its centre; there are no new colours.
  case nearest
  /// Each new pixel is the mean of the area that it covers, in linear light.
  case area
}

extension Bitmap {
  /// The bitmap resized, perhaps with other proportions.
  ///
  /// Enlarging by whole numbers repeats each pixel, with either filter.
  ///
  /// - Precondition: The bitmap has pixels, and neither new side is negative.
  public func scaled(toWidth newWidth: Int, height newHeight: Int, filter: ResamplingFilter)
    -> Bitmap
  {
    precondition(width > 0 && height > 0, "a bitmap without pixels cannot be scaled")
    precondition(newWidth >= 0 && newHeight >= 0, "a bitmap has no negative side")
    if newWidth == width && newHeight == height { return self }
    let isWholeZoom = newWidth.isMultiple(of: width) && newHeight.isMultiple(of: height)
    if filter == .nearest || isWholeZoom { return sampled(newWidth, newHeight) }
    return averaged(newWidth, newHeight)
  }

  private func sampled(_ newWidth: Int, _ newHeight: Int) -> Bitmap {
    let columns = (0..<newWidth).map { Self.index(under: $0, of: newWidth, in: width) }
    return Bitmap(width: newWidth, height: newHeight) { target in
      pixels.withUnsafeBufferPointer { source in
        for y in 0..<newHeight {
          let row = Self.index(under: y, of: newHeight, in: height) * width
          for x in 0..<newWidth {
            target.initializeElement(at: y * newWidth + x, to: source[row + columns[x]])
          }
        }
      }
    }
  }

  /// The index, of `count`, of the old pixel that lies under the centre of a new one of `newCount`.
  private static func index(under index: Int, of newCount: Int, in count: Int) -> Int {
    (2 * index + 1) * count / (2 * newCount)
  }
}
