package import Cells

/// Cells as text with the colour sequences of ECMA-48 and xterm (SGR).
package enum ANSIText {
  /// A grid as text: each row ends in a reset and a newline.
  ///
  /// A colour is set where it changes, and only if it shows: a space has no foreground. Blanks on the
  /// terminal's own background at the end of a row are left out. Control characters become `?`.
  /// Without colour (`.none`) the text contains no escape sequence at all.
  package static func text(of grid: CellGrid, depth: ColorDepth) -> String {
    var bytes: [UInt8] = []
    for row in 0..<grid.rows {
      let start = row * grid.columns
      append(row: grid.cells[start..<(start + grid.columns)], depth: depth, to: &bytes)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func append(row: ArraySlice<Cell>, depth: ColorDepth, to bytes: inout [UInt8]) {
    let hasColor = depth != .none
    let isBlank = { (cell: Cell) in
      cell.glyph == " " && (!hasColor || cell.background.isTerminal)
    }
    let end = row.lastIndex { !isBlank($0) }.map { $0 + 1 } ?? row.startIndex
    var shown = Cell.blank
    for cell in row[..<end] {
      if hasColor { appendColors(of: cell, after: &shown, to: &bytes) }
      let isControl = cell.glyph.properties.generalCategory == .control
      bytes += isControl ? [UInt8(ascii: "?")] : Array(cell.text.utf8)
    }
    if hasColor { bytes += "\u{1B}[0m".utf8 }
    bytes.append(UInt8(ascii: "\n"))
  }

  private static func appendColors(of cell: Cell, after shown: inout Cell, to bytes: inout [UInt8])
  {
    let newForeground = cell.glyph != " " && cell.foreground != shown.foreground
    let newBackground = cell.background != shown.background
    guard newForeground || newBackground else { return }
    bytes += "\u{1B}[".utf8
    if newForeground {
      SGR.append(cell.foreground, base: 30, to: &bytes)
      shown.foreground = cell.foreground
    }
    if newForeground && newBackground { bytes.append(UInt8(ascii: ";")) }
    if newBackground {
      SGR.append(cell.background, base: 40, to: &bytes)
      shown.background = cell.background
    }
    bytes.append(UInt8(ascii: "m"))
  }
}
