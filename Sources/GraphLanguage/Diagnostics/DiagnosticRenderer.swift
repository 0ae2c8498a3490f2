import Basics

/// Renders diagnostics as text: the place, the sentence, the line with its neighbours, and a
/// pointer.
///
///     drink.gv:9:22: error: frames 12-30 run past the sheet, which holds 24 tiles (0-23)
///      8 |   walk      [frames="0-11", repeat=3]
///      9 |   drinkIn   [frames="12-30"]
///        |                      ^~~~~
///     10 |   drinkIdle [frames="15", fps=5, repeat=10]
///
/// The text of the file cannot act on the terminal: see `visible(_:)`.
package struct DiagnosticRenderer: Sendable {
  package enum Style: Sendable {
    case plain
    /// With colours, by escape sequences that all terminals support.
    case coloured
  }

  package let style: Style
  /// Maximum width of a line in columns; the first line, with the sentence, may be longer.
  package let width: Int

  package init(style: Style = .plain, width: Int = 100) {
    self.style = style
    self.width = max(width, 20)
  }

  /// Renders diagnostics one after the other; each line ends with a line feed.
  package func render(_ diagnostics: [Diagnostic], in source: SourceText) -> String {
    diagnostics.map { render($0, in: source) }.joined()
  }

  /// Renders one diagnostic; each line ends with a line feed.
  package func render(_ diagnostic: Diagnostic, in source: SourceText) -> String {
    let lines = [headline(diagnostic, in: source)] + excerpt(diagnostic, in: source)
    return lines.map { $0 + "\n" }.joined()
  }

  // MARK: - Parts

  private func headline(_ diagnostic: Diagnostic, in source: SourceText) -> String {
    var place = visible(source.name) + ":"
    if let range = diagnostic.range {
      let position = source.position(at: range.start)
      place += "\(position.line):\(position.column):"
    }
    let severity = painted(diagnostic.severity.rawValue + ":", colour(of: diagnostic.severity))
    var text =
      painted(place, .bold) + " " + severity + " "
      + painted(visible(diagnostic.message), .bold)
    if diagnostic.range == nil, let note = diagnostic.note { text += " (\(visible(note)))" }
    return text
  }

  private func excerpt(_ diagnostic: Diagnostic, in source: SourceText) -> [String] {
    guard let range = diagnostic.range else { return [] }
    let line = source.line(at: min(range.start, source.bytes.count))
    let last = min(line + 1, max(line, source.lineCount))
    let digits = max(2, String(last).count)
    let room = width - digits - 3

    func row(_ number: Int?, _ text: String) -> String {
      let label = number.map { String($0) } ?? ""
      let gutter = String(repeating: " ", count: digits - label.count) + label + " |"
      return painted(gutter, .blue) + (text.isEmpty ? "" : " " + text)
    }
    func neighbour(_ number: Int) -> String {
      let range = source.range(ofLine: number)
      return row(
        number,
        SourceExcerpt(line: range, mark: range.startPlace, of: source, width: room).text)
    }

    let excerpt = SourceExcerpt(
      line: source.range(ofLine: line), mark: range, of: source, width: room)
    var rows = line > 1 ? [neighbour(line - 1)] : []
    rows.append(row(line, excerpt.text))
    rows.append(row(nil, pointer(under: excerpt, for: diagnostic)))
    if last > line { rows.append(neighbour(last)) }
    return rows
  }

  private func pointer(under excerpt: SourceExcerpt, for diagnostic: Diagnostic) -> String {
    let mark = "^" + String(repeating: "~", count: excerpt.markWidth - 1)
    let note = diagnostic.note.map { " " + visible($0) } ?? ""
    return String(repeating: " ", count: excerpt.markColumn)
      + painted(mark + note, colour(of: diagnostic.severity))
  }

  // MARK: - Colours

  private enum Paint: String {
    case bold = "1"
    case red = "1;31"
    case yellow = "1;33"
    case blue = "34"
  }

  private func colour(of severity: Diagnostic.Severity) -> Paint {
    severity == .error ? .red : .yellow
  }

  private func painted(_ text: String, _ paint: Paint) -> String {
    style == .plain ? text : "\u{1B}[\(paint.rawValue)m\(text)\u{1B}[0m"
  }
}
