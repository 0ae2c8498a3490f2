import Cells

/// Colours as parameters of SELECT GRAPHIC RENDITION (ECMA-48, and xterm's extensions).
enum SGR {
  /// Appends the parameters of a colour.
  ///
  /// - Parameters:
  ///   - color: A colour of 24 bits or of the palette, or the terminal's own.
  ///   - base: 30 for a foreground, 40 for a background.
  ///   - output: The parameters are appended to it.
  @inline(__always)
  static func append(_ color: CellColor, base: UInt8, to output: inout some ByteSink) {
    if let rgb = color.rgb {
      // `38;2;` or `48;2;` as a word: the tens digit of the base comes first.
      output.append(0x3B_323B_3830 + UInt64(base / 10), count: 5)
      output.append(digitsOf: UInt8(truncatingIfNeeded: rgb >> 16), and: ";")
      output.append(digitsOf: UInt8(truncatingIfNeeded: rgb >> 8), and: ";")
      output.append(digitsOf: Int(rgb & 0xFF))
    } else {
      appendIndexed(color, base: base, to: &output)
    }
  }

  private static func appendIndexed(
    _ color: CellColor, base: UInt8, to output: inout some ByteSink
  ) {
    guard let index = color.paletteIndex else { return output.append(digitsOf: Int(base + 9)) }
    switch index {
    case 0..<8: output.append(digitsOf: Int(base + index))
    case 8..<16: output.append(digitsOf: Int(base + 60 + index - 8))
    default:
      output.append(digitsOf: Int(base + 8))
      for byte in ";5;".utf8 { output.append(byte) }
      output.append(digitsOf: Int(index))
    }
  }
}
