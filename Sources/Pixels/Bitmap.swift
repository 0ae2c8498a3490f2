/// A picture of 8-bit sRGB RGBA pixels with straight alpha, row-major, top-left pixel first.
public struct Bitmap: Hashable, Sendable {
  /// Pixels in a row.
  public let width: Int
  /// Rows.
  public let height: Int
  /// All `width * height` pixels, row by row from the top, each row from the left.
  public private(set) var pixels: [RGBA]

  /// Makes a bitmap of one colour, by default transparent.
  ///
  /// - Precondition: Neither `width` nor `height` is negative.
  public init(width: Int, height: Int, filling pixel: RGBA = .transparent) {
    self.init(width: width, height: height, pixels: Array(repeating: pixel, count: width * height))
  }

  /// Makes a bitmap of pixels given row by row, top-left first.
  ///
  /// - Precondition: There are `width * height` pixels.
  public init(width: Int, height: Int, pixels: [RGBA]) {
    precondition(width >= 0 && height >= 0, "a bitmap has no negative side")
    precondition(pixels.count == width * height, "a bitmap has width times height pixels")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// Makes a bitmap whose pixels are written by a closure, without initializing them first.
  ///
  /// - Parameters:
  ///   - width: Pixels in a row; not negative.
  ///   - height: Rows; not negative.
  ///   - body: Writes each of the buffer's `width * height` pixels.
  init(
    width: Int, height: Int,
    writingPixelsWith body: (_ pixels: UnsafeMutableBufferPointer<RGBA>) -> Void
  ) {
    precondition(width >= 0 && height >= 0, "a bitmap has no negative side")
    let pixels = [RGBA](unsafeUninitializedCapacity: width * height) { buffer, count in
      body(UnsafeMutableBufferPointer(rebasing: buffer[..<(width * height)]))
      count = width * height
    }
    self.init(width: width, height: height, pixels: pixels)
  }

  /// Calls a closure with direct access to all pixels; for reading, use `pixels`.
  public mutating func withUnsafeMutablePixels<Result>(
    _ body: (_ pixels: UnsafeMutableBufferPointer<RGBA>) throws -> Result
  ) rethrows -> Result {
    try pixels.withUnsafeMutableBufferPointer { try body($0) }
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
