extension Bitmap {
  /// The part of the bitmap that lies in a rectangle.
  ///
  /// - Precondition: The rectangle lies within the bitmap.
  public func cropped(to rect: PixelRect) -> Bitmap {
    precondition(rect.x >= 0 && rect.y >= 0, "a part lies within the bitmap")
    precondition(rect.width >= 0 && rect.width <= width - rect.x, "a part lies within the bitmap")
    precondition(
      rect.height >= 0 && rect.height <= height - rect.y, "a part lies within the bitmap")
    var part: [RGBA] = []
    part.reserveCapacity(rect.width * rect.height)
    for y in rect.y..<rect.y + rect.height {
      let start = y * width + rect.x
      part.append(contentsOf: pixels[start..<start + rect.width])
    }
    return Bitmap(width: rect.width, height: rect.height, pixels: part)
  }

  /// The mirror image, with left and right exchanged if `horizontally`, top and bottom if `vertically`.
  public func flipped(horizontally: Bool, vertically: Bool) -> Bitmap {
    var mirrored: [RGBA] = []
    mirrored.reserveCapacity(pixels.count)
    for y in 0..<height {
      let start = (vertically ? height - 1 - y : y) * width
      let row = pixels[start..<start + width]
      if horizontally {
        mirrored.append(contentsOf: row.reversed())
      } else {
        mirrored.append(contentsOf: row)
      }
    }
    return Bitmap(width: width, height: height, pixels: mirrored)
  }
}
