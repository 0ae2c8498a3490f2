import Basics
import Testing

@Suite("Visible text")
struct VisibleTextTests {
  @Test(
    "Characters that act on a terminal are made visible",
    arguments: [
      ("walk", "walk"), ("été 歩く", "été 歩く"), ("\u{1B}[31m", "^[[31m"), ("a\u{0}\u{7F}", "a^@^?"),
      ("\r\n\t", "^M^J^I"), ("\u{9B}31m", "<U+009B>31m"), ("\u{202E}evil", "<U+202E>evil"),
      ("a\u{200B}b", "a<U+200B>b"), ("👩‍👩‍👧", "👩‍👩‍👧"), ("\u{E0041}", "<U+E0041>"),
    ])
  func shown(text: String, expected: String) {
    #expect(visible(text) == expected)
  }

  @Test("Names are quoted, and long ones cut")
  func quotes() {
    #expect(quoted("walk\n") == "'walk^J'")
    #expect(quoted(String(repeating: "x", count: 60)) == "'\(String(repeating: "x", count: 60))'")
    #expect(quoted(String(repeating: "x", count: 61)) == "'\(String(repeating: "x", count: 60))…'")
  }
}
