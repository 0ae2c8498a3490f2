import Basics
import Testing

@testable import GraphLanguage

@Suite("Lexer")
struct LexerTests {
  private func tokens(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    var lexer = Lexer(bytes: bytes)
    var tokens: [String] = []
    while true {
      let token = lexer.next()
      if token.kind == .endOfFile { return tokens }
      let words = String(decoding: bytes[token.range.start..<token.range.end], as: UTF8.self)
      tokens.append("\(token.kind) \(words)\(token.diagnostic.map { " \($0.kind)" } ?? "")")
    }
  }

  @Test(
    "Each kind of token",
    arguments: [
      ("a_1 été", ["bare a_1", "bare été"]),
      ("1 -2 .5 -.5 3. 1.25", ["1", "-2", ".5", "-.5", "3.", "1.25"].map { "numeral \($0)" }),
      ("1.2.3", ["numeral 1.2", "numeral .3"]), ("0-5", ["numeral 0", "numeral -5"]),
      ("100ms", ["numeral 100", "bare ms"]), ("a-b", ["bare a", "stray -", "bare b"]),
      ("a.b", ["bare a", "stray .", "bare b"]), ("x-1", ["bare x", "numeral -1"]),
      (#""a\"b" "c\\""#, [#"quoted "a\"b""#, #"quoted "c\\""#]),
      ("\"\" \"a\nb\"]", ["quoted \"\"", "quoted \"a\nb\"", "rightBracket ]"]),
      ("<> <a<b>c>", ["html <>", "html <a<b>c>"]),
      (
        "Node nodes EDGE",
        [
          "keyword(GraphLanguage.Keyword.node) Node", "bare nodes",
          "keyword(GraphLanguage.Keyword.edge) EDGE",
        ]
      ),
      ("a->b--c", ["bare a", "arrow ->", "bare b", "line --", "bare c"]),
      (
        "{}[];,=:+",
        [
          "leftBrace {", "rightBrace }", "leftBracket [", "rightBracket ]",
          "semicolon ;", "comma ,", "equals =", "colon :", "plus +",
        ]
      ),
      ("== := =>", ["wrongEquals ==", "wrongEquals :=", "wrongArrow =>"]),
      ("<- <-> <-- --> →", ["<-", "<->", "<--", "-->", "→"].map { "wrongArrow \($0)" }),
      ("=<->", ["equals =", "html <->"]),
      ("@ % * ^", ["stray @", "stray %", "stray *", "stray ^"]),
      ("'a' “b”", ["wronglyQuoted 'a' wrongQuotes", "wronglyQuoted “b” wrongQuotes"]),
      ("'a", ["stray '", "bare a"]), ("", []), (" \t\r\n", []),
    ] as [(String, [String])])
  func kinds(text: String, expected: [String]) {
    #expect(tokens(text) == expected)
  }

  @Test(
    "Comments are not tokens",
    arguments: ["a// b\n c", "a# b\nc", "a/* b\n */c", "# 34 \"x\"\na c", "a/**/c", "a/*/ b */c"])
  func comments(text: String) {
    #expect(tokens(text) == ["bare a", "bare c"])
  }

  @Test("A slash alone is a stray character")
  func slash() {
    #expect(tokens("a/b") == ["bare a", "stray /", "bare b"])
  }

  @Test(
    "Whatever is not closed ends with its line, or where its list ends",
    arguments: [
      ("\"a b\nc", ["quoted \"a b unclosedQuote", "bare c"]),
      ("\"a] b\nc", ["quoted \"a unclosedQuote", "rightBracket ]", "bare b", "bare c"]),
      ("\"a\nb = \"c\"", ["quoted \"a unclosedQuote", "bare b", "equals =", "quoted \"c\""]),
      ("/* a\nc", ["bare c unclosedComment"]),
      ("<a]\nc", ["html <a unclosedHTML", "rightBracket ]", "bare c"]),
    ])
  func unclosed(text: String, expected: [String]) {
    #expect(tokens(text) == expected)
  }

  @Test("A token says whether a line ended before it")
  func lines() {
    var lexer = Lexer(bytes: Array("a b\nc /*\n*/ d".utf8))
    let starts = (0..<4).map { _ in lexer.next().startsLine }
    #expect(starts == [true, false, true, true])
  }
}
