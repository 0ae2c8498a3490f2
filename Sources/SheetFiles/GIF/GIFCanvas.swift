import Pixels

/// The visible picture while the images of a GIF file are drawn one after another.
///
/// The format leaves much open; this follows Pillow. If the first image has a transparent colour, the
/// canvas begins transparent and cleared regions become transparent; otherwise it begins in the first colour
/// and stays opaque. An image without a disposal method uses that of the image before. Clearing fills with
/// the image's transparent colour, or with the background colour if it has none.
struct GIFCanvas {
  private var picture: Bitmap
  private let isOpaque: Bool
  private let background: Int
  private var isFirst = true
  private var method = GIFControl.Disposal.unspecified
  /// What replaces the last image before the next one is drawn; nil for nothing.
  private var disposal: (region: PixelRect, replacement: Bitmap)?

  /// - Parameters:
  ///   - outline: The size of the canvas.
  ///   - control: That of the first image.
  ///   - palette: The first image's colours; at least one.
  ///   - background: The index of the background colour.
  init(
    _ outline: GIFOutline, first control: GIFControl, palette: [RGBA], background: Int
  ) {
    isOpaque = control.transparent == nil
    self.background = background
    picture = Bitmap(
      width: outline.width, height: outline.height,
      filling: isOpaque ? palette[0] : .transparent)
  }

  /// Draws an image.
  ///
  /// - Parameters:
  ///   - indices: Colour indices, row by row.
  ///   - region: Where they lie; within the canvas.
  ///   - palette: Their colours; at least one.
  ///   - control: That of the image.
  /// - Returns: The whole picture with the image.
  mutating func show(
    _ indices: [UInt8], in region: PixelRect, palette: [RGBA], control: GIFControl
  ) -> Bitmap {
    if let disposal {
      picture.replace(disposal.region, by: disposal.replacement)
    }
    if control.disposal != .unspecified { method = control.disposal }
    disposal = replacement(of: region, palette: palette, control: control).map { (region, $0) }
    isFirst = false
    draw(indices, in: region, palette: palette, transparent: control.transparent)
    return picture
  }

  /// What replaces an image before the next one is drawn; nil if the image stays.
  private func replacement(
    of region: PixelRect, palette: [RGBA], control: GIFControl
  ) -> Bitmap? {
    func filled(_ pixel: RGBA) -> Bitmap {
      Bitmap(width: region.width, height: region.height, filling: pixel)
    }
    switch method {
    case .unspecified, .keep: return nil
    case .clear:
      let index = control.transparent ?? background
      let color = palette[index < palette.count ? index : 0]
      return filled(control.transparent != nil && !isOpaque ? .transparent : color)
    case .restore:
      if isFirst { return isOpaque ? nil : filled(.transparent) }
      return picture.cropped(to: region)
    }
  }

  private mutating func draw(
    _ indices: [UInt8], in region: PixelRect, palette: [RGBA], transparent: Int?
  ) {
    // Indices beyond the palette are greys, as if there were no palette.
    let colors = (0...255).map { Int($0) < palette.count ? palette[Int($0)] : RGBA($0, $0, $0) }
    let stride = picture.width
    picture.withUnsafeMutablePixels { target in
      for y in 0..<region.height {
        let row = (region.y + y) * stride + region.x
        for x in 0..<region.width {
          let index = Int(indices[y * region.width + x])
          if index != transparent { target[row + x] = colors[index] }
        }
      }
    }
  }
}

extension Bitmap {
  /// Replaces a region by a picture of its size.
  fileprivate mutating func replace(_ region: PixelRect, by part: Bitmap) {
    let stride = width
    withUnsafeMutablePixels { target in
      for y in 0..<region.height {
        for x in 0..<region.width {
          target[(region.y + y) * stride + region.x + x] = part.pixels[y * region.width + x]
        }
      }
    }
  }
}
