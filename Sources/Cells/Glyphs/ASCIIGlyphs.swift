import Pixels

/// Cells of two pixels, one above the other, in printable ASCII.
enum ASCIIGlyphs {
  /// Glyphs from light to dense, for cells that are not empty.
  private static let ramp: [Unicode.Scalar] = [".", ":", "-", "=", "+", "*", "#", "%", "@"]
  /// The sRGB codes of grey that the ramp covers: few sprites have much that is darker or brighter.
  private static let rampCodes = 24..<208

  /// The cell in colour: a space on the pixels' colour.
  ///
  /// A cell with a lower pixel only is filled, too; one with an upper pixel only gets a mark at the top.
  /// So outlines keep their thickness, and nothing vanishes.
  ///
  /// - Parameters:
  ///   - upper: The upper pixel.
  ///   - lower: The lower pixel.
  ///   - color: Returns a pixel's colour at the encoder's depth.
  /// - Returns: The cell, blank when neither pixel is shown.
  static func cell(_ upper: RGBA, _ lower: RGBA, color: (RGBA) -> CellColor) -> Cell {
    switch (upper.isShown, lower.isShown) {
    case (true, true): Cell(" ", background: color(upper.mean(with: lower)))
    case (false, true): Cell(" ", background: color(lower))
    case (true, false): Cell("\"", foreground: color(upper))
    case (false, false): .blank
    }
  }

  /// The cell without colour: brighter pixels, and more of them, give a denser glyph.
  static func cell(_ upper: RGBA, _ lower: RGBA) -> Cell {
    guard upper.isShown || lower.isShown else { return .blank }
    let code = (grayCode(upper) + grayCode(lower)) / 2 - rampCodes.lowerBound
    let step = code * ramp.count / rampCodes.count
    return Cell(ramp[min(max(step, 0), ramp.count - 1)])
  }

  /// The sRGB code of the grey that is as bright as a pixel; 0 if the pixel is not shown.
  ///
  /// Codes, not light, are averaged, because half a cell must look half as bright.
  private static func grayCode(_ pixel: RGBA) -> Int {
    pixel.isShown ? Int(LinearLight.code(pixel.luminance)) : 0
  }
}

extension RGBA {
  /// The mean of two colours in linear light, opaque.
  fileprivate func mean(with other: RGBA) -> RGBA {
    if self == other { return self }
    let values = LinearLight.values
    func mean(_ first: UInt8, _ second: UInt8) -> UInt8 {
      LinearLight.code((values[Int(first)] + values[Int(second)]) / 2)
    }
    return RGBA(mean(red, other.red), mean(green, other.green), mean(blue, other.blue))
  }
}
