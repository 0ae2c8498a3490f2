/// A picture of 8-bit sRGB RGBA pixels with straight alpha, row-major, top-left pixel first.
public struct Bitmap: Hashable, Sendable {
  /// Pixels in a row.
  public let width: Int
  /// Rows.
  public let height: Int
  /// All pixels, `width * height` of them; row after row from the top, each from the left.
  public private(set) var pixels: [RGBA]

  /// Makes a bitmap of one colour, transparent unless said otherwise.
  ///
  /// - Precondition: Neither `width` nor `height` is negative.
  public init(width: Int, height: Int, filling pixel: RGBA = .transparent) {
    self.init(width: width, height: height, pixels: Array(repeating: pixel, count: width * height))
  }

  /// Makes a bitmap of pixels given row by row, top-left first.
  ///
  /// - Precondition: `pixels` holds `width * height` pixels.
  public init(width: Int, height: Int, pixels: [RGBA]) {
    precondition(width >= 0 && height >= 0, "a bitmap has no negative side")
    precondition(pixels.count == width * height, "a bitmap has width times height pixels")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// The pixel in column `x` and row `y`, both from zero at the upper left.
  ///
  /// - Precondition: The place lies within the bitmap.
  public subscript(x: Int, y: Int) -> RGBA {
    get { pixels[index(x, y)] }
    set { pixels[index(x, y)] = newValue }
  }

  private func index(_ x: Int, _ y: Int) -> Int {
    precondition(x >= 0 && x < width && y >= 0 && y < height, "no such pixel")
    return y * width + x
  }
}
