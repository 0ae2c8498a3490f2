/// The 256 colours of xterm's palette, with xterm's defaults for those that users can change.
package enum Palette {
  /// All colours as 0xRRGGBB, by index.
  package static let colors: [UInt32] = basic + cube + grays

  /// 0-15: the eight of SGR 30-37, then their bright forms.
  private static let basic: [UInt32] = [
    0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
    0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
  ]

  /// 16-231: six steps each of red, green and blue; blue changes fastest.
  private static let cube: [UInt32] = {
    let steps: [UInt32] = [0x00, 0x5F, 0x87, 0xAF, 0xD7, 0xFF]
    return steps.flatMap { red in
      steps.flatMap { green in steps.map { blue in red << 16 | green << 8 | blue } }
    }
  }()

  /// 232-255: grey from 8 to 238 in steps of 10.
  private static let grays: [UInt32] = (0..<24).map { (8 + 10 * $0) * 0x01_0101 }
}

extension ColorDepth {
  /// The indexes of the palette that a depth may use; nil where it has no palette.
  ///
  /// Of 256 colours only the fixed ones are used, as users change the first 16.
  package var paletteIndexes: ClosedRange<UInt8>? {
    switch self {
    case .none, .trueColor: nil
    case .ansi8: 0...7
    case .ansi16: 0...15
    case .indexed256: 16...255
    }
  }
}
