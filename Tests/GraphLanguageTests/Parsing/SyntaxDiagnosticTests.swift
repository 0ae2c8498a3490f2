import Basics
import Testing

@testable import GraphLanguage

@Suite("Quotes, comments, characters")
struct SyntaxDiagnosticTests {
  @Test("Long words are cut in messages, and their control characters made visible")
  func longWords() {
    let word = String(repeating: "\u{1B}", count: 1000)
    let diagnostic = SyntaxDiagnostic.nameNeedsQuotes(word).diagnostic(at: nil)
    #expect(diagnostic.message == "put quotes around " + String(repeating: "^[", count: 60) + "…")
    #expect(diagnostic.note == "write \"" + String(repeating: "^[", count: 60) + "…\"")
  }

  @Test("A quote within a word is escaped in the note")
  func escapedNote() {
    let diagnostic = SyntaxDiagnostic.nameNeedsQuotes("a\"b").diagnostic(at: nil)
    #expect(diagnostic.note == #"write "a\"b""#)
  }

  @Test("What is reported, and where", arguments: examples)
  func diagnostics(_ example: DiagnosticExample) {
    #expect(example.rendered == example.expected)
  }

  static let examples = [
    DiagnosticExample(
      "no closing quote",
      #"""
      digraph {
        walk [frames="0-11, repeat=3]
        idle [frames="12"]
      }
      """#,
      #"""
      d.gv:2:16: error: this quote is never closed
       1 | digraph {
       2 |   walk [frames="0-11, repeat=3]
         |                ^
       3 |   idle [frames="12"]
      """#),
    DiagnosticExample(
      "no closing quote of a path",
      #"""
      digraph {
        sheet = "../a.png
        tile = "61x85"
      }
      """#,
      #"""
      d.gv:2:11: error: this quote is never closed
       1 | digraph {
       2 |   sheet = "../a.png
         |           ^
       3 |   tile = "61x85"
      """#),
    DiagnosticExample(
      "no closing quote of a name",
      #"""
      digraph {
        a -> "b c
      }
      """#,
      #"""
      d.gv:2:8: error: this quote is never closed
       1 | digraph {
       2 |   a -> "b c
         |        ^
       3 | }
      """#),
    DiagnosticExample(
      "no end of a comment",
      #"""
      digraph {
        /* walk
        a -> b
      }
      """#,
      #"""
      d.gv:2:3: error: this comment is never closed by '*/'
       1 | digraph {
       2 |   /* walk
         |   ^~
       3 |   a -> b
      """#),
    DiagnosticExample(
      "no end of an HTML string",
      #"""
      digraph { a [label=<b <i>] }
      """#,
      #"""
      d.gv:1:20: error: this '<' is never closed
       1 | digraph { a [label=<b <i>] }
         |                    ^
      """#),
    DiagnosticExample(
      "a no-break space",
      #"""
      digraph { walk\#u{A0}[fps=5] }
      """#,
      #"""
      d.gv:1:15: error: a no-break space (U+00A0) does not count as a space
       1 | digraph { walk\#u{A0}[fps=5] }
         |               ^ write a plain space
      """#),
    DiagnosticExample(
      "an ideographic space",
      #"""
      digraph { a\#u{3000}-> b }
      """#,
      #"""
      d.gv:1:12: error: an ideographic space (U+3000) does not count as a space
       1 | digraph { a\#u{3000}-> b }
         |            ^~ write a plain space
      """#),
    DiagnosticExample(
      "a control character",
      #"""
      digraph { a \#u{1B} -> b }
      """#,
      #"""
      d.gv:1:13: error: the control character ^[ is not allowed here
       1 | digraph { a ^[ -> b }
         |             ^~
      """#),
    DiagnosticExample(
      "a form feed",
      #"""
      digraph {
        a\#u{C}
      }
      """#,
      #"""
      d.gv:2:4: error: the control character ^L is not allowed here
       1 | digraph {
       2 |   a^L
         |    ^~
       3 | }
      """#),
  ]
}
