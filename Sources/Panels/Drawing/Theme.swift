package import Cells

/// The colours of a piece of text or of a line.
package struct Ink: Hashable {
  package var foreground: CellColor
  var background: CellColor
}

/// How overlays look with the available colours and characters.
package struct Theme: Hashable {
  package let depth: ColorDepth
  /// Whether only ASCII can be shown.
  let isPlain: Bool

  package init(depth: ColorDepth, isPlain: Bool = false) {
    self.depth = depth
    self.isPlain = isPlain
  }

  /// The meaning of a colour.
  package enum Role: CaseIterable {
    case text
    /// Secondary text, and lines.
    case dim
    /// The current state.
    case present
    /// A transition that was just taken.
    case taken
    /// A transition that is pending.
    case armed
  }

  private typealias Shades = (full: UInt32, indexed: UInt8, ansi16: UInt8, ansi8: UInt8)

  private static func shades(_ role: Role) -> Shades {
    switch role {
    case .text: (0xD9DCE3, 253, 15, 7)
    case .dim: (0x7D8594, 245, 7, 7)
    case .present: (0xFFD166, 221, 11, 3)
    case .taken: (0x7BE495, 114, 10, 2)
    case .armed: (0xFF9F6B, 215, 13, 5)
    }
  }

  /// The dark background of overlays.
  var background: CellColor { color((0x15181E, 234, 0, 0)) }
  /// The background of the selection and of titles.
  var raised: CellColor { color((0x2D3440, 238, 4, 4)) }

  package func ink(_ role: Role = .text) -> Ink {
    Ink(foreground: color(Self.shades(role)), background: background)
  }

  /// Text that matches what was typed.
  func found(on ink: Ink) -> Ink {
    Ink(foreground: color(Self.shades(.present)), background: ink.background)
  }

  /// The background of text fields.
  var field: CellColor { color((0x2D3440, 238, 4, 4)) }

  /// Text in a text field.
  func field(_ role: Role = .text) -> Ink {
    Ink(foreground: color(Self.shades(role)), background: field)
  }

  /// The cell under the cursor of a text field.
  var cursor: Ink {
    Ink(foreground: color((0x15181E, 234, 0, 0)), background: color(Self.shades(.present)))
  }

  /// Text on the selection background.
  package func chosen(_ role: Role = .text) -> Ink {
    Ink(foreground: color(Self.shades(role)), background: raised)
  }

  // MARK: States

  /// A distinct colour for each state, as far as the available colours go.
  ///
  /// - Parameters:
  ///   - state: Index of the state.
  ///   - isPresent: Whether it is the current state.
  /// - Returns: Colours for text on the state's colour.
  package func shade(ofState state: Int, isPresent: Bool = false) -> Ink {
    let tone = Self.tones[state % (depth > .ansi16 ? Self.tones.count : 6)]
    if depth <= .ansi16 {
      // Yellow, green and cyan are light on most terminals.
      let isLight = [2, 3, 6].contains(tone.ansi)
      let text: UInt8 = isLight ? 0 : depth == .ansi16 ? 15 : 7
      return Ink(
        foreground: color((0, 0, text, text)), background: color((0, 0, tone.ansi, tone.ansi)))
    }
    return Ink(
      foreground: color((0xF2F4F8, 255, 15, 7)),
      background: color(
        isPresent ? (tone.bright, tone.brightIndexed, 0, 0) : (tone.full, tone.indexed, 0, 0)))
  }

  /// The colour of a state, 0xRRGGBB, and a brighter one of the same hue.
  package static func tone(ofState state: Int) -> (full: UInt32, bright: UInt32) {
    let tone = tones[state % tones.count]
    return (tone.full, tone.bright)
  }

  /// Neighbours differ in hue, and all are dark enough for white text to be readable.
  private static let tones:
    [(full: UInt32, bright: UInt32, indexed: UInt8, brightIndexed: UInt8, ansi: UInt8)] = [
      (0x2B5C8F, 0x3678BC, 24, 31, 4), (0x8A4A2F, 0xB4623F, 130, 166, 3),
      (0x2F7258, 0x3B926F, 29, 35, 6), (0x7C4480, 0xA25AA7, 96, 133, 5),
      (0x5F6B24, 0x7F8F31, 64, 70, 2), (0x943B4E, 0xC04E66, 125, 161, 1),
      (0x3A6A78, 0x4A8A9C, 66, 73, 6), (0x5A55A0, 0x746ECB, 61, 98, 4),
    ]

  private func color(_ shades: Shades) -> CellColor {
    switch depth {
    case .none: .terminal
    case .ansi8: .palette(shades.ansi8)
    case .ansi16: .palette(shades.ansi16)
    case .indexed256: .palette(shades.indexed)
    case .trueColor: .rgb(shades.full)
    }
  }
}
