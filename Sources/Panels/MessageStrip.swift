import Basics
package import Cells

/// A few rows that tell of something over the picture, such as a mistake in the file just saved.
package struct MessageStrip: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// Dark on light.
    case notice
    /// Light on dark red.
    case error
  }

  package let kind: Kind
  /// What it says, without control characters.
  package let text: String

  /// Makes a strip of a text, whose control characters become visible ones.
  package init(_ kind: Kind, _ text: String) {
    self.kind = kind
    self.text = visible(text)
  }

  /// How many rows it may cover of so many: some of the picture stays in sight, if there is more than one.
  package static func mostRows(of rows: Int) -> Int { max(1, min(4, (rows + 1) / 2)) }

  /// The text as cells, in as many rows as it needs.
  ///
  /// - Parameters:
  ///   - columns: Of each row.
  ///   - rows: At most; if there is not room for all then, paths are cut in their middle, and if that is
  ///     not enough, the text ends with `…`.
  ///   - theme: Its colours and characters.
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

  /// The text in lines; the last one is too long if there is not room for all.
  private func lines(width: Int, atMost most: Int, _ theme: Theme) -> [String] {
    func lines(_ text: String) -> [String] {
      // One more shows whether something is left over.
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
    // Of the paths as much is kept as there is room for.
    var (low, high) = (Self.shortestPath, max(Self.shortestPath, paths.width))
    while low < high {
      let middle = (low + high + 1) / 2
      if lines(paths.text(cutTo: middle, ellipsis: ellipsis)).count <= most {
        low = middle
      } else {
        high = middle - 1
      }
    }
    return lines(paths.text(cutTo: low, ellipsis: ellipsis))
  }

  /// Paths are not cut to fewer columns.
  private static let shortestPath = 12

  /// Ink and background; the terminal's own where cells have no colour.
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
