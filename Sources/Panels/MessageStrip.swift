import Basics
package import Cells

/// A few rows over the picture with a message, such as an error in the file just saved.
package struct MessageStrip: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// Dark on light.
    case notice
    /// Light on dark red.
    case error
  }

  package let kind: Kind
  /// The message, without control characters.
  package let text: String

  /// Creates a strip from a text, making control characters visible.
  package init(_ kind: Kind, _ text: String) {
    self.kind = kind
    self.text = visible(text)
  }

  /// Maximum number of rows over a picture; part of it stays visible if it has more than one row.
  package static func mostRows(of rows: Int) -> Int { max(1, min(4, (rows + 1) / 2)) }

  /// Lays the text out as cells, in as many rows as it needs.
  ///
  /// - Parameters:
  ///   - columns: Width of each row.
  ///   - rows: Maximum number of rows; if the text does not fit, paths are shortened in the middle,
  ///     and if that is not enough, the text ends with `…`.
  ///   - theme: Colours and characters to use.
  /// - Returns: At least one row.
  package func grid(columns: Int, rows: Int, theme: Theme) -> CellGrid {
    let (foreground, background) = colors(theme.depth)
    let ink = Ink(foreground: foreground, background: background)
    let lines = lines(width: columns - 1, atMost: rows, theme)
    var sketch = Sketch(columns: columns, rows: max(1, lines.count), theme: theme, ink: ink)
    for (row, line) in lines.enumerated() {
      sketch.write(line, ink, column: 1, row: row, width: columns - 1)
    }
    return sketch.grid
  }

  /// The text in lines; the last one is too long if not everything fits.
  private func lines(width: Int, atMost most: Int, _ theme: Theme) -> [String] {
    func lines(_ text: String) -> [String] {
      // One extra line shows whether anything is left over.
      WrappedText(text, width: width, atMost: most + 1).lines
    }
    let whole = lines(text)
    guard whole.count > most else { return whole }
    let paths = MessagePaths(in: text)
    let ellipsis = Sign.ellipsis.text(theme)
    var shortest = lines(paths.text(cutTo: Self.shortestPath, ellipsis: ellipsis))
    guard shortest.count <= most else {
      let rest = shortest.removeLast()
      return shortest.dropLast() + [shortest[most - 1] + " " + rest]
    }
    // Keep as much of the paths as fits: the longest width before the first that does not fit.
    let longer = Self.shortestPath + 1..<max(Self.shortestPath, paths.width) + 1
    let firstTooLong = longer.partitioningIndex {
      lines(paths.text(cutTo: $0, ellipsis: ellipsis)).count > most
    }
    return lines(paths.text(cutTo: firstTooLong - 1, ellipsis: ellipsis))
  }

  /// Minimum width of a shortened path, in columns.
  private static let shortestPath = 12

  /// Foreground and background; the terminal's own where cells have no colour.
  private func colors(_ depth: ColorDepth) -> (ink: CellColor, background: CellColor) {
    switch (kind, depth) {
    case (_, .none): (.terminal, .terminal)
    case (.error, .ansi8): (.palette(7), .palette(1))
    case (.error, .ansi16): (.palette(15), .palette(1))
    case (.error, .indexed256): (.palette(255), .palette(88))
    case (.error, .trueColor): (.rgb(0xF4F0F0), .rgb(0x7A1420))
    case (.notice, .ansi8), (.notice, .ansi16): (.palette(0), .palette(7))
    case (.notice, .indexed256): (.palette(234), .palette(252))
    case (.notice, .trueColor): (.rgb(0x1C1C1C), .rgb(0xD0D0D0))
    }
  }
}
