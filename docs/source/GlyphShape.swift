import Cells

/// How a glyph is drawn in a cell, in units of which a cell has ``width`` across and ``height`` down.
///
/// Whatever has to meet its neighbours, or looks another in each font, is drawn; the rest is text.
enum GlyphShape: Hashable {
  /// The cell is parted among its two colours.
  case blocks(ink: [Rectangle], background: [Rectangle])
  /// On the cell's background lie lines that may go on in the cells beside it.
  case lines([Rectangle])
  /// On the cell's background lies an SVG path, relative to its upper left, filled by the rule of even and odd.
  case outline(String)
  case text

  /// Both can be halved, quartered, parted in three and in eight.
  static let width = 24
  static let height = 48

  init(_ glyph: Unicode.Scalar) {
    if let blocks = Self.blocks(glyph) {
      self = blocks
    } else if let lines = Self.lines[glyph] {
      self = .lines(lines)
    } else if let outline = Self.outlines[glyph] {
      self = .outline(outline)
    } else {
      self = .text
    }
  }

  // MARK: Blocks

  private static func blocks(_ glyph: Unicode.Scalar) -> GlyphShape? {
    switch glyph.value {
    case 0x2581...0x2587: eighths(Int(glyph.value) - 0x2580)
    case 0x2589...0x258F:
      parted(Rectangle(0, 0, (0x2590 - Int(glyph.value)) * width / 8, height))
    case 0x2595: parted(Rectangle(width * 7 / 8, 0, width / 8, height))
    default: subcells(glyph)
    }
  }

  /// Eighths of the height, from below.
  private static func eighths(_ count: Int) -> GlyphShape {
    let rows = height * count / 8
    return .blocks(
      ink: [Rectangle(0, height - rows, width, rows)],
      background: [Rectangle(0, 0, width, height - rows)])
  }

  /// A part as high as the cell.
  private static func parted(_ ink: Rectangle) -> GlyphShape {
    let rest =
      ink.x == 0
      ? Rectangle(ink.width, 0, width - ink.width, height) : Rectangle(0, 0, ink.x, height)
    return .blocks(ink: [ink], background: [rest])
  }

  private static func subcells(_ glyph: Unicode.Scalar) -> GlyphShape? {
    for set in GlyphSet.allCases where set.fillsCells {
      guard let mask = set.mask(of: glyph) else { continue }
      let (across, down) = (set.subcellWidth, set.subcellHeight)
      var parts: [Bool: [Rectangle]] = [:]
      for place in 0..<across * down {
        let part = Rectangle(
          place % across * width / across, place / across * height / down, width / across,
          height / down)
        parts[mask >> place & 1 == 1, default: []].append(part)
      }
      return .blocks(ink: parts[true] ?? [], background: parts[false] ?? [])
    }
    return nil
  }

  // MARK: Signs

  private static let lines: [Unicode.Scalar: [Rectangle]] = [
    "─": [Rectangle(0, 24, 24, 3)],
    "│": [Rectangle(12, 0, 3, 48)],
    "├": [Rectangle(12, 0, 3, 48), Rectangle(15, 24, 9, 3)],
    "━": [Rectangle(0, 21, 24, 6)],
    "┃": [Rectangle(9, 0, 6, 48)],
    "┏": [Rectangle(9, 21, 15, 6), Rectangle(9, 27, 6, 21)],
    "┓": [Rectangle(0, 21, 15, 6), Rectangle(9, 27, 6, 21)],
    "┗": [Rectangle(9, 21, 15, 6), Rectangle(9, 0, 6, 21)],
    "┛": [Rectangle(0, 21, 15, 6), Rectangle(9, 0, 6, 21)],
  ]

  private static let outlines: [Unicode.Scalar: String] = [
    "╭": "m12 48v-12q0-12 12-12v3q-9 0-9 9v12z",
    "╮": "m0 24q15 0 15 12v12h-3v-12q0-9-12-9z",
    "╰": "m12 0v15q0 12 12 12v-3q-9 0-9-9v-15z",
    "╯": "m15 0v15q0 12-15 12v-3q12 0 12-9v-15z",
    "▶": "m1 14l22 11.5l-22 11.5z",
    "▼": "m3 15h21l-10.5 22z",
    "▲": "m3 37h21l-10.5-22z",
    "▾": "m6 20h15l-7.5 13z",
    "▴": "m6 33h15l-7.5-13z",
    "■": "m3 15h18v18h-18z",
    "◇": "m12 12l12 13l-12 13l-12-13zm0 5l-7.5 8l7.5 8l7.5-8z",
    "◎": "m0 25a12 12 0 0 1 24 0a12 12 0 0 1-24 0z"
      + "m3 0a9 9 0 0 1 18 0a9 9 0 0 1-18 0zm4 0a5 5 0 0 1 10 0a5 5 0 0 1-10 0z",
  ]
}
