import Cells

/// Colours as parameters of SELECT GRAPHIC RENDITION, as ECMA-48 and xterm have them.
enum SGR {
  /// Appends the parameters of a colour.
  ///
  /// - Parameters:
  ///   - color: A colour of 24 bits or of the palette, or the terminal's own.
  ///   - base: 30 for a foreground, 40 for a background.
  ///   - output: Where to.
  static func append(_ color: CellColor, base: UInt8, to output: inout [UInt8]) {
    if let rgb = color.rgb {
      Decimal.append(base + 8, to: &output)
      output.append(contentsOf: ";2".utf8)
      for shift in stride(from: 16, through: 0, by: -8) {
        output.append(UInt8(ascii: ";"))
        Decimal.append(UInt8(truncatingIfNeeded: rgb >> UInt32(shift)), to: &output)
      }
    } else if let index = color.paletteIndex {
      switch index {
      case 0..<8: Decimal.append(base + index, to: &output)
      case 8..<16: Decimal.append(base + 60 + index - 8, to: &output)
      default:
        Decimal.append(base + 8, to: &output)
        output.append(contentsOf: ";5;".utf8)
        Decimal.append(index, to: &output)
      }
    } else {
      Decimal.append(base + 9, to: &output)
    }
  }
}
