/// The colour of a cell's glyph or background: the terminal's own, 24 bits, or one of a palette.
///
/// Four bytes, so that comparing two cells is cheap.
package struct CellColor: Hashable, Sendable {
  private static let indexed: UInt32 = 0x0100_0000
  private static let unset: UInt32 = 0xFF00_0000

  /// A number that identifies the colour.
  package let number: UInt32

  private init(number: UInt32) { self.number = number }

  /// Whether two colours are equal; written out so that it is inlined in other modules.
  @inlinable
  package static func == (left: CellColor, right: CellColor) -> Bool {
    left.number == right.number
  }

  /// The terminal's own foreground or background.
  package static let terminal = CellColor(number: unset)

  /// A 24-bit colour, as 0xRRGGBB.
  package static func rgb(_ value: UInt32) -> CellColor { CellColor(number: value & 0xFF_FFFF) }

  /// A colour of the terminal's palette: 0-7, 0-15 or 0-255.
  package static func palette(_ index: UInt8) -> CellColor {
    CellColor(number: indexed | UInt32(index))
  }

  package var isTerminal: Bool { number == Self.unset }

  /// 0xRRGGBB, or nil for a palette colour and for the terminal's own.
  package var rgb: UInt32? { number <= 0xFF_FFFF ? number : nil }

  /// The palette index, or nil for a 24-bit colour and for the terminal's own.
  package var paletteIndex: UInt8? {
    number & 0xFF00_0000 == Self.indexed ? UInt8(truncatingIfNeeded: number) : nil
  }
}

extension CellColor: Comparable {
  /// An arbitrary but fixed order: by 0xRRGGBB or index, the terminal's own last.
  package static func < (left: CellColor, right: CellColor) -> Bool { left.number < right.number }
}

extension CellColor {
  /// Whether this colour is the darker of the two; if they are equally dark, the lesser one.
  ///
  /// The terminal's own counts as the lightest.
  @inline(__always)
  func isDarker(than other: CellColor) -> Bool {
    let luma = luma
    let otherLuma = other.luma
    return luma == otherLuma ? self < other : luma < otherLuma
  }

  /// The brightness in 10,000ths of an 8-bit code, with the weights of ITU-R BT.709's luma.
  @inline(__always)
  private var luma: UInt32 {
    var rgb = number
    if number > 0xFF_FFFF {
      guard let index = paletteIndex else { return .max }
      rgb = Palette.colors[Int(index)]
    }
    return 2126 * (rgb >> 16) + 7152 * (rgb >> 8 & 0xFF) + 722 * (rgb & 0xFF)
  }
}
