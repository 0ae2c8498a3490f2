import GraphLanguage
import Testing

@testable import Inputs

struct FileMessageTests {
  @Test func `a diagnostic with its place`() {
    let source = SourceText(name: "demos/drink.gv", bytes: Array("a\nb c\n".utf8))
    let there = Diagnostic.error("no state 'c'", at: SourceRange(start: 4, end: 5))
    #expect(FileMessage(there, in: source).text == "drink.gv:2:3: no state 'c'")
    #expect(FileMessage(there, in: source).severity == .error)
    let lost = Diagnostic.error("sheet 'demos/../a.png' is odd", at: nil)
    #expect(
      FileMessage(lost, in: source, named: "d", files: ["demos/../a.png"]).text
        == "d: sheet '../a.png' is odd")
    let nowhere = Diagnostic.warning("odd", at: nil)
    #expect(FileMessage(nowhere, in: source).text == "drink.gv: odd")
    #expect(FileMessage(nowhere, in: source).severity == .warning)
  }

  @Test func `Why a file cannot be played`() {
    let error = InputError.unusable(file: "demos/a.gv", reason: "it is a folder")
    #expect(FileMessage(error).text == "a.gv: it is a folder")
    #expect(FileMessage(error, named: "b").text == "b: it is a folder")
    #expect(FileMessage(error).brief == "it is a folder")
  }

  @Test func `The brief text keeps the position`() {
    let source = SourceText(name: "demos/drink.gv", bytes: Array("a\nb c\n".utf8))
    let there = Diagnostic.error("no state 'c'", at: SourceRange(start: 4, end: 5))
    #expect(FileMessage(there, in: source).brief == "drink.gv:2:3: no state 'c'")
    #expect(FileMessage(.error("odd", at: nil), in: source).brief == "odd")
  }
}
