import Pixels

/// What is to be seen while the images of a GIF file are drawn one after another.
///
/// The format leaves much open; here it is as Pillow has it. If the first image has a transparent
/// colour, the canvas begins transparent and what is cleared becomes transparent; else it begins in
/// the first colour and stays opaque. An image that does not say what becomes of it does as the one
/// before. Clearing brings the transparent colour of the image, or the ground if it has none.
struct GIFCanvas {
  private var picture: Bitmap
  private let isOpaque: Bool
  private let background: Int
  private var isFirst = true
  private var method = GIFControl.Disposal.unspecified
  /// What becomes of the image drawn last before the next one is drawn.
  private var disposal: (region: PixelRect, kept: Bitmap)?

  /// - Parameters:
  ///   - outline: The size of the canvas.
  ///   - control: What is said of the first image.
  ///   - palette: The first image's colours; at least one.
  ///   - background: The ground's colour number.
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
  ///   - numbers: Colour numbers, row by row.
  ///   - region: Where they lie; within the canvas.
  ///   - palette: Their colours; at least one.
  ///   - control: What is said of the image.
  /// - Returns: The whole picture with the image.
  mutating func show(
    _ numbers: [UInt8], in region: PixelRect, palette: [RGBA], control: GIFControl
  ) -> Bitmap {
    if let disposal {
      picture.replace(disposal.region, by: disposal.kept)
    }
    if control.disposal != .unspecified { method = control.disposal }
    disposal = kept(region, palette, control).map { (region, $0) }
    isFirst = false
    draw(numbers, in: region, palette: palette, transparent: control.transparent)
    return picture
  }

  /// What the region is to hold before the next image; nil if it stays as it will be drawn.
  private func kept(
    _ region: PixelRect, _ palette: [RGBA], _ control: GIFControl
  ) -> Bitmap? {
    func filled(_ pixel: RGBA) -> Bitmap {
      Bitmap(width: region.width, height: region.height, filling: pixel)
    }
    switch method {
    case .unspecified, .keep: return nil
    case .clear:
      let number = control.transparent ?? background
      let color = palette[number < palette.count ? number : 0]
      return filled(control.transparent != nil && !isOpaque ? .transparent : color)
    case .restore:
      if isFirst { return isOpaque ? nil : filled(.transparent) }
      return picture.cropped(to: region)
    }
  }

  private mutating func draw(
    _ numbers: [UInt8], in region: PixelRect, palette: [RGBA], transparent: Int?
  ) {
    // Numbers beyond the palette are greys, as if there were none.
    let colors = (0...255).map { Int($0) < palette.count ? palette[Int($0)] : RGBA($0, $0, $0) }
    let stride = picture.width
    picture.withUnsafeMutablePixels { target in
      for y in 0..<region.height {
        let row = (region.y + y) * stride + region.x
        for x in 0..<region.width {
          let number = Int(numbers[y * region.width + x])
          if number != transparent { target[row + x] = colors[number] }
        }
      }
    }
  }
}

extension Bitmap {
  /// Puts a picture in place of a region of its size.
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
