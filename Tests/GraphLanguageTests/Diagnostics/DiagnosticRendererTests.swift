import GraphLanguage
import Testing

@Suite("Rendered diagnostics")
struct DiagnosticRendererTests {
  private static let drink = SourceText(
    name: "demos/drink.gv",
    text: """
      // A man.
      digraph drink {
        sheet = "../sheets/brian.png"
        tile  = "61x85"
        start = walk

        node [fps=10, repeat=1]
        walk      [frames="0-11", repeat=3]
        drinkIn   [frames="12-30"]
        drinkIdle [frames="15", fps=5, repeat=10]
      }

      """)

  /// The place of the first such words in a source.
  private func range(of words: String, in source: SourceText) -> SourceRange {
    let bytes = Array(words.utf8)
    let start = source.bytes.indices.first { source.bytes[$0...].starts(with: bytes) } ?? 0
    return SourceRange(start: start, end: start + bytes.count)
  }

  private func picture(
    of words: String, in source: SourceText, note: String? = nil, width: Int = 100
  ) -> String {
    let error = Diagnostic.error("that is wrong", at: range(of: words, in: source), note: note)
    return DiagnosticRenderer(width: width).render(error, in: source)
  }

  @Test("A value with its neighbours")
  func value() {
    let error = Diagnostic.error(
      "frames 12-30 run past the sheet, which holds 24 tiles (0-23)",
      at: range(of: "12-30", in: Self.drink))
    #expect(
      DiagnosticRenderer().render(error, in: Self.drink) == """
        demos/drink.gv:9:22: error: frames 12-30 run past the sheet, which holds 24 tiles (0-23)
         8 |   walk      [frames="0-11", repeat=3]
         9 |   drinkIn   [frames="12-30"]
           |                      ^~~~~
        10 |   drinkIdle [frames="15", fps=5, repeat=10]

        """)
  }

  @Test("A note follows the pointer; empty lines have no space at their end")
  func note() {
    #expect(
      picture(of: "walk", in: Self.drink, note: "did you mean 'wake'?") == """
        demos/drink.gv:5:11: error: that is wrong
         4 |   tile  = "61x85"
         5 |   start = walk
           |           ^~~~ did you mean 'wake'?
         6 |

        """)
  }

  @Test("The file as a whole, and the place at its end")
  func ends() {
    let source = SourceText(name: "e.gv", text: "")
    let renderer = DiagnosticRenderer()
    #expect(
      renderer.render(
        [.warning("odd", at: nil, note: "so what"), .error("empty", at: source.endPlace)],
        in: source)
          == """
          e.gv: warning: odd (so what)
          e.gv:1:1: error: empty
           1 |
             | ^

          """)
    let line = SourceText(name: "e.gv", text: "a\n")
    #expect(
      renderer.render(.error("end", at: line.endPlace), in: line) == """
        e.gv:2:1: error: end
         1 | a
         2 |
           | ^

        """)
  }

  @Test("A range over several lines is shown on its first")
  func severalLines() {
    let source = SourceText(name: "e.gv", text: "a {\n b\n}\n")
    #expect(
      picture(of: "{\n b\n}", in: source) == """
        e.gv:1:3: error: that is wrong
         1 | a {
           |   ^
         2 |  b

        """)
  }

  @Test("The text of the file cannot act on the terminal")
  func controls() {
    let source = SourceText(name: "\u{1B}.gv", text: "a\u{1B}[2J\u{9B}b\u{202E} c\n")
    let error = Diagnostic.error(
      "no '\u{7}'", at: range(of: "c", in: source), note: "\u{8}")
    #expect(
      DiagnosticRenderer().render(error, in: source) == """
        ^[.gv:1:10: error: no '^G'
         1 | a^[[2J<U+009B>b<U+202E> c
           |                         ^ ^H

        """)
  }

  @Test("Each part has its colour")
  func colours() {
    let source = SourceText(name: "e.gv", text: "ab")
    let warning = Diagnostic.warning("odd", at: range(of: "b", in: source), note: "so")
    #expect(
      DiagnosticRenderer(style: .coloured).render(warning, in: source)
        == "\u{1B}[1me.gv:1:2:\u{1B}[0m \u{1B}[1;33mwarning:\u{1B}[0m \u{1B}[1modd\u{1B}[0m\n"
        + "\u{1B}[34m 1 |\u{1B}[0m ab\n" + "\u{1B}[34m   |\u{1B}[0m  \u{1B}[1;33m^ so\u{1B}[0m\n")
  }

  @Test("A long line is cut around the pointer, and its neighbours to the width")
  func longLines() {
    let long = String(repeating: "abcdefghij", count: 5)
    let source = SourceText(name: "e.gv", text: "\(long)\n\(long)XY\(long)\n")
    #expect(
      picture(of: "XY", in: source, width: 45) == """
        e.gv:2:51: error: that is wrong
         1 | abcdefghijabcdefghijabcdefghijabcdefghi…
         2 | …bcdefghijabcdefghijXYabcdefghijabcdefg…
           |                     ^~

        """)
  }
}
