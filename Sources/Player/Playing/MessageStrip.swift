package import Cells
package import GraphLanguage

/// One row that tells of something over the picture, such as a mistake in the file just saved.
package struct MessageStrip: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// Dark on light.
    case notice
    /// Light on dark red.
    case error
  }

  package let kind: Kind
  /// What the row says, without control characters.
  package let text: String

  /// Makes a strip of a text, whose control characters become visible ones.
  package init(_ kind: Kind, _ text: String) {
    self.kind = kind
    self.text = visible(text)
  }

  /// Tells of a diagnostic: the file's name, place, sentence.
  ///
  /// - Parameters:
  ///   - diagnostic: What is wrong.
  ///   - source: The file in which it is.
  ///   - name: What the file is called; nil for the last part of its path.
  package init(_ diagnostic: Diagnostic, in source: SourceText, named name: String? = nil) {
    let name = name ?? PathName(source.name).last
    let place = diagnostic.range.map { source.position(at: $0.start) }
    let numbers = place.map { "\($0.line):\($0.column):" } ?? ""
    self.init(
      diagnostic.severity == .error ? .error : .notice, "\(name):\(numbers) \(diagnostic.message)")
  }

  /// The row as cells, cut at the right with `…` if the text is longer.
  package func grid(columns: Int, look: Look) -> CellGrid {
    let (ink, ground) = colors(look.depth)
    var sketch = Sketch(
      columns: columns, rows: 1, theme: Theme(look),
      ink: Ink(foreground: ink, background: ground))
    sketch.write(
      text, Ink(foreground: ink, background: ground), column: 1, row: 0, width: columns - 1)
    return sketch.grid
  }

  /// Ink and ground; the terminal's own where cells have no colour.
  private func colors(_ depth: ColorDepth) -> (ink: CellColor, ground: CellColor) {
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
